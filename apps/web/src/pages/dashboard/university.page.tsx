import { AddressLine } from '../../features/accounts/address-line.tsx';
import { useSession } from '../../features/accounts/session.ts';
import { LearnerHome } from '../../features/rooms/learner-home.tsx';

/** The home of this age group, open to every student. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <AddressLine className="page" />
      <LearnerHome age="university" name={user.firstName || user.name} />
    </>
  );
}
