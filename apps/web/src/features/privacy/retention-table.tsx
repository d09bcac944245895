import { RETENTION } from '@ori/contracts/retention';
import { useTranslation } from 'react-i18next';
import './privacy.css';

const DAYS_A_YEAR = 365;

/** What is kept how long, from the same figures that the jobs which forget go by. */
export function RetentionTable() {
  const { t } = useTranslation('privacy');
  const spanWords = (kept: (typeof RETENTION)[number]['keptFor']): string => {
    if (kept === 'account') return t('retention.account');
    if ('hours' in kept) return t('retention.hours', { count: kept.hours });
    const years = kept.days / DAYS_A_YEAR;
    return Number.isInteger(years)
      ? t('retention.years', { count: years })
      : t('retention.days', { count: kept.days });
  };
  return (
    <dl className="retention">
      {RETENTION.map(({ id, keptFor }) => (
        <div key={id}>
          <dt>{t(`retention.what.${id}`)}</dt>
          <dd>{spanWords(keptFor)}</dd>
        </div>
      ))}
    </dl>
  );
}
