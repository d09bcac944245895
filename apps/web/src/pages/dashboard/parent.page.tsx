import { AddressLine } from '../../features/accounts/address-line.tsx';
import { ConsentRenewal } from '../../features/families/consent-renewal.tsx';
import { FamilyDashboard } from '../../features/families/family-dashboard.tsx';
import { ReadingCard } from '../../features/kim/reading-card.tsx';
import { OriCard } from '../../features/tutor/family/ori-card.tsx';

/** A parent’s home, at both of its addresses (spec §2). */
export function Page() {
  return (
    <>
      <AddressLine className="page" />
      <ConsentRenewal className="page pt-6" />
      <FamilyDashboard Evening={OriCard} />
      <ReadingCard />
    </>
  );
}
