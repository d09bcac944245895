import { ConfigRoom } from '../../features/administration/config-room.tsx';

/** `/admin/config`: how the installation is set up, and what to do about it. */
export function Page() {
  return <ConfigRoom />;
}
