import { AddressLine } from '../../features/accounts/address-line.tsx';
import { ConsentRenewal } from '../../features/families/consent-renewal.tsx';
import type { Giving } from '../../features/families/family-board.tsx';
import { FamilyDashboard } from '../../features/families/family-dashboard.tsx';
import { ReadingCard } from '../../features/kim/reading-card.tsx';
import { GiveWork } from '../../features/planning/give-work.tsx';
import { OpenAlertMark, OpenAlerts } from '../../features/tutor/care/open-alerts.tsx';
import { OriCard } from '../../features/tutor/family/ori-card.tsx';

const GiveOne: Giving = (props) => <GiveWork {...props} childId={null} isSecond />;

/** A parent’s home, at both of its addresses (spec §2). */
export function Page() {
  return (
    <>
      <OpenAlerts className="page pt-6" />
      <AddressLine className="page" />
      <ConsentRenewal className="page pt-6" />
      <FamilyDashboard Evening={OriCard} Giving={GiveOne} FirstWord={OpenAlertMark} />
      <ReadingCard />
    </>
  );
}
