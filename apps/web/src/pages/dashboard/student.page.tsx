import { useSession } from '../../features/accounts/session.ts';
import { LearnerHome } from '../../features/rooms/learner-home.tsx';

/** A student's own home, whatever their age; `middle` is the house's own size (spec §9). */
export function Page() {
  const { user } = useSession();
  return user && <LearnerHome age={user.ageGroup ?? 'middle'} name={user.firstName || user.name} />;
}
