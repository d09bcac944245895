import { RETENTION } from '@ori/contracts/retention';
import { useTranslation } from 'react-i18next';

const DAYS_IN_YEAR = 365;

function useSpan() {
  const { t } = useTranslation('legal');
  return (kept: (typeof RETENTION)[number]['keptFor']): string => {
    if (kept === 'account') return t('retention.account');
    if ('hours' in kept) return t('retention.hours', { count: kept.hours });
    const years = kept.days / DAYS_IN_YEAR;
    return Number.isInteger(years)
      ? t('retention.years', { count: years })
      : t('retention.days', { count: kept.days });
  };
}

/** What is kept, why, and for how long: the list that the jobs go by. */
export function RetentionSchedule() {
  const { t } = useTranslation('legal');
  const spanOf = useSpan();
  return (
    <table className="legal-schedule">
      <caption>{t('retention.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('retention.column.what')}</th>
          <th scope="col">{t('retention.column.span')}</th>
        </tr>
      </thead>
      <tbody>
        {RETENTION.map(({ id, keptFor }) => (
          <tr key={id}>
            <th scope="row">
              {t(`retention.what.${id}`)}
              <span>{t(`retention.why.${id}`)}</span>
            </th>
            <td>{spanOf(keptFor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
