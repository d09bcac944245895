import { ReportsRoom } from '../../features/administration/reports-room.tsx';

/** `/admin/reports`: how much the installation was used, week by week, of nobody by name. */
export function Page() {
  return <ReportsRoom />;
}
