import { FamilyDashboard } from '../../features/families/family-dashboard.tsx';

/** A parent's home. */
export function Page() {
  return <FamilyDashboard />;
}
