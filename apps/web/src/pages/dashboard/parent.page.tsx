import { FamilyDashboard } from '../../features/families/family-dashboard.tsx';
import { ReadingCard } from '../../features/kim/reading-card.tsx';
import { OriCard } from '../../features/tutor/family/ori-card.tsx';

/** A parent’s home, at both of its addresses (spec §2). */
export function Page() {
  return (
    <>
      <FamilyDashboard Evening={OriCard} />
      <ReadingCard />
    </>
  );
}
