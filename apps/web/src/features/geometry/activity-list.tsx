import type { PrincipleId } from '@ori/contracts/geometry-names';
import type { GeometryActivity } from '@ori/contracts/heritage-sound';
import { useTranslation } from 'react-i18next';

const AGES = ['early-elementary', 'elementary', 'middle-school', 'high-school', 'university'] as const;

/** The plate an activity belongs to: there its history is told, with labels and sources. */
const PLATES: Readonly<Record<string, PrincipleId | undefined>> = {
  'rope-square': 'right-triangle',
  'star-tile': 'wallpaper',
  'shape-hunt': 'hexagon',
  seked: 'right-triangle',
  phyllo: 'fibonacci',
  catenary: 'catenary',
  wallpaper: 'wallpaper',
};

/** Powers as written by hand: ^2 becomes ². */
const written = (text: string): string => text.replaceAll('^2', '²').replaceAll('^3', '³');

/** The activities for hands and paper, chosen by age; the choice needs no script. */
export function ActivityList({ activities }: { readonly activities: readonly GeometryActivity[] }) {
  const { t } = useTranslation('geometry');
  return (
    <section className="geo-activities" aria-labelledby="activities-title" id="activities">
      <h2 id="activities-title">{t('activities.title')}</h2>
      <p className="max-w-prose text-mute">{t('activities.lead')}</p>
      <fieldset className="geo-ages no-print">
        <legend>{t('activities.age')}</legend>
        {(['all', ...AGES] as const).map((age) => (
          <label key={age} className="lab-key">
            <input
              className="sr-only"
              type="radio"
              name="geometry-age"
              value={age}
              defaultChecked={age === 'all'}
            />
            {t(`age.${age}`)}
          </label>
        ))}
      </fieldset>
      <ul className="geo-cards">
        {activities.map((activity) => (
          <li key={activity.id} data-ages={activity.ageGroups.join(' ')}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActivityCard({ activity }: { readonly activity: GeometryActivity }) {
  const { t } = useTranslation('geometry');
  const { lang, name, objectives, materials, instructions, connections, ageGroups } = activity;
  const known = AGES.filter((age) => ageGroups.includes(age));
  const plate = PLATES[activity.id];
  const shown = materials.map((it) => (it === 'sites.json' ? t('activities.siteTable') : it));
  return (
    <article className="geo-card">
      <p className="geo-card-ages">{known.map((age) => t(`age.${age}`)).join(' · ')}</p>
      <h3 lang={lang}>{name}</h3>
      <p lang={lang}>{objectives.join('. ')}.</p>
      <p className="geo-card-needs">
        <strong>{t('activities.needs')}</strong> <span lang={lang}>{shown.join(', ')}</span>
      </p>
      <ol lang={lang}>
        {instructions.map((step) => (
          <li key={step}>{written(step)}</li>
        ))}
      </ol>
      <dl>
        {(['mathematical', 'practical'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`activities.${kind}`)}</dt>
            <dd lang={lang}>{written(connections[kind])}</dd>
          </div>
        ))}
        {plate && (
          <div>
            <dt>{t('activities.plate')}</dt>
            <dd>
              <a href={`#${plate}`}>{t(`name.${plate}`)}</a>
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
