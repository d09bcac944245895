import { FamilyDashboard } from '../features/families/family-dashboard.tsx';

/** The parent's home under its other address (spec §2). */
export function Page() {
  return <FamilyDashboard />;
}
