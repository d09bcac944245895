import { AddressLine } from '../../features/accounts/address-line.tsx';
import { useSession } from '../../features/accounts/session.ts';
import { LearnerHome } from '../../features/rooms/learner-home.tsx';
import { LookingAround } from '../../features/rooms/looking-around.tsx';

/** The adults' room: a learner's own figures, or every lesson for those who look around. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const name = user.firstName || user.name;
  return (
    <>
      <AddressLine className="page" />
      {user.role === 'student' ? <LearnerHome age="adult" name={name} /> : <LookingAround name={name} />}
    </>
  );
}
