import { useSession } from '../../features/accounts/session.ts';
import { LearnerHome } from '../../features/rooms/learner-home.tsx';

/** The home of this age group, open to every student. */
export function Page() {
  const { user } = useSession();
  return user && <LearnerHome age="middle" name={user.firstName || user.name} />;
}
