import type { MindActivity, MindAnswer } from '@ori/contracts/mind';
import { MIND_BANDS } from '@ori/contracts/mind-names';
import { useTranslation } from 'react-i18next';
import { LAB_PLACES } from './lab-places.ts';

function Activity({ activity }: { readonly activity: MindActivity }) {
  const { t } = useTranslation('mind');
  const { id, band, minutes, title, purpose, steps, instead, adult, lab } = activity;
  return (
    <li data-band={band} id={`quiet-${id}`} className="mind-activity">
      <p className="mind-when">
        {t(`band.${band}`)} · {t('activities.minutes', { count: minutes })}
      </p>
      <h3>{title}</h3>
      <p>{purpose}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mind-instead">
        <b>{t('activities.instead')}</b> {instead}
      </p>
      {lab && (
        <p>
          <a href={`#${LAB_PLACES[lab]}`}>{t('activities.lab')}</a>
        </p>
      )}
      <details>
        <summary>{t('activities.adult')}</summary>
        <p>{adult}</p>
      </details>
    </li>
  );
}

/** The rules first, then the activities, chosen by age; the choice needs no script. */
export function QuietActivities({ activities, safety }: Pick<MindAnswer, 'activities' | 'safety'>) {
  const { t } = useTranslation('mind');
  return (
    <section className="page mind-part mind-quiet" id="activities" aria-labelledby="activities-title">
      <h2 id="activities-title">{t('activities.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('activities.lead')}</p>
      <section className="mind-rules" aria-labelledby="rules-title">
        <h3 id="rules-title">{t('activities.rules')}</h3>
        <ul>
          {safety.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <fieldset className="mind-ages no-print">
        <legend>{t('activities.age')}</legend>
        {(['all', ...MIND_BANDS] as const).map((band) => (
          <label key={band} className="lab-key">
            <input
              className="sr-only"
              type="radio"
              name="mind-age"
              value={band}
              defaultChecked={band === 'all'}
            />
            {t(`band.${band}`)}
          </label>
        ))}
      </fieldset>
      <ul className="mind-activities">
        {activities.map((activity) => (
          <Activity key={activity.id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}
