import { SettingsRoom } from '../../features/administration/settings-room.tsx';

/** `/admin/settings`: what may be changed while the product runs. */
export function Page() {
  return <SettingsRoom />;
}
