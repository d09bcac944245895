import { useParams } from 'react-router';
import { useSession } from '../../../features/accounts/session.ts';
import { AssignmentView } from '../../../features/planning/assignment-view.tsx';
import { densityFor } from '../../../features/rooms/room-settings.ts';

/** `/dashboard/student/assignments/:id`: one thing that was given. */
export function Page() {
  const { user } = useSession();
  const { id = '' } = useParams();
  return user && <AssignmentView id={id} density={densityFor(user.ageGroup ?? 'middle')} />;
}
