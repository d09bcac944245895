import { pageOfRole } from '@ori/core/access/page-of-role';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { ScheduleView } from '../../features/planning/schedule-view.tsx';
import { Listen } from '../../features/rooms/listen.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';

/** `/dashboard/schedule`: a learner's own week; grown-ups are led to what fits their role. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const elsewhere = pageOfRole('schedule', user.role);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const aloud = user.ageGroup === 'k2' ? (text: string) => <Listen text={text} /> : undefined;
  return <ScheduleView density={densityFor(user.ageGroup ?? 'middle')} aloud={aloud} />;
}
