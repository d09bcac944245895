import { PeopleRoom } from '../../features/administration/people-room.tsx';

/** `/admin/users`: somebody found, and helped with their account. */
export function Page() {
  return <PeopleRoom />;
}
