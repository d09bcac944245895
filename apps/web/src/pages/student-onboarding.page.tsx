import { useSession } from '../features/accounts/session.ts';
import { Welcome } from '../features/rooms/welcome.tsx';

/** A student's first minute. */
export function Page() {
  const { user } = useSession();
  return user && <Welcome age={user.ageGroup ?? 'middle'} name={user.firstName || user.name} />;
}
