import { useSession } from '../../../features/accounts/session.ts';
import { AssignmentsView } from '../../../features/planning/assignments-view.tsx';
import { densityFor } from '../../../features/rooms/room-settings.ts';

/** `/dashboard/student/assignments`: what was given to a learner. */
export function Page() {
  const { user } = useSession();
  return user && <AssignmentsView density={densityFor(user.ageGroup ?? 'middle')} />;
}
