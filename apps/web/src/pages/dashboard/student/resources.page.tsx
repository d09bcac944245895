import { useSession } from '../../../features/accounts/session.ts';
import { ResourcesView } from '../../../features/rooms/resources-view.tsx';
import { densityFor } from '../../../features/rooms/room-settings.ts';

/** `/dashboard/student/resources`: words and sources of a learner's own lessons, and where to go on. */
export function Page() {
  const { user } = useSession();
  return user && <ResourcesView density={densityFor(user.ageGroup ?? 'middle')} />;
}
