import { MEETING_VERDICTS } from '@ori/contracts/meeting-verdicts';
import { useTranslation } from 'react-i18next';

/** The six answers and what each of them means. */
export function VerdictList() {
  const { t } = useTranslation('meetings');
  return (
    <section aria-labelledby="map-answers" className="map-part">
      <h2 id="map-answers">{t('verdict.title')}</h2>
      <dl className="map-answers">
        {MEETING_VERDICTS.map((verdict) => (
          <div key={verdict} data-verdict={verdict}>
            <dt>{t(`verdict.${verdict}.name`)}</dt>
            <dd>{t(`verdict.${verdict}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
