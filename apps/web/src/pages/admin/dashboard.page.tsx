import { OverviewRoom } from '../../features/administration/overview-room.tsx';

/** `/admin`, `/admin/dashboard`, `/dashboard/admin`: is everything well, and what waits for a person? */
export function Page() {
  return <OverviewRoom />;
}
