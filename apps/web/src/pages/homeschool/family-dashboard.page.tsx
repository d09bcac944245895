import type { ChildOverview } from '@ori/contracts/learning';
import { AGE_GROUPS } from '@ori/contracts/roles';
import { BAND_OF_AGE } from '@ori/core/learning/band-of-age';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KitchenBoard } from '../../features/families/kitchen-board.tsx';
import { togetherToday } from '../../features/families/together-today.ts';
import { useHomeActivities } from '../../features/mind/mind.queries.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';

function Together({ family }: { readonly family: readonly ChildOverview[] }) {
  const { t } = useTranslation('family');
  const { data } = useHomeActivities();
  const today = localDay(useNow());
  const bands = family.flatMap(({ ageGroup: group }) => {
    const known = AGE_GROUPS.find((each) => each === group);
    return known === undefined ? [] : [BAND_OF_AGE[known]];
  });
  const activity = togetherToday(data?.activities ?? [], bands, today);
  if (!activity) return null;
  const { title, purpose, minutes, materials, lang } = activity;
  return (
    <section className="kitchen-together" aria-labelledby="together">
      <h2 id="together">{t('kitchen.together', { minutes })}</h2>
      <h3 lang={lang}>{title}</h3>
      <p lang={lang}>{purpose}</p>
      <p lang={lang} className="text-mute">
        {materials.join(' · ')}
      </p>
      <p>
        <Link to="/dashboard/parent/activities">{t('kitchen.how')}</Link>
      </p>
    </section>
  );
}

/** `/homeschool/family-dashboard`: the family at a glance, to be left open where everybody passes. */
export function Page() {
  return <KitchenBoard renderTogether={(family) => <Together family={family} />} />;
}
