import type { SacredSite } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';

/** What this page leaves out, said plainly: no direction, no sound, or a meaning that nobody has shown. */
export function NotClaimed({ site }: { readonly site: SacredSite }) {
  const { t } = useTranslation('sky');
  const says = [
    ...(site.astronomicalAlignments.length === 0 ? [t('not.alignment')] : [t('not.intention')]),
    ...(site.acoustics === null ? [t('not.sound')] : [t('not.soundMeaning')]),
    ...(site.isApproximate ? [t('not.exactPlace')] : []),
    t('not.powers'),
  ];
  return (
    <section className="site-part" aria-labelledby="not-claimed">
      <h2 id="not-claimed">{t('not.title')}</h2>
      <ul className="site-not">
        {says.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
