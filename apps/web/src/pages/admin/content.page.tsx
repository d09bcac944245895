import { ContentRoom } from '../../features/administration/content-room.tsx';

/** `/admin/content`: what is taught here, and how sure it is. */
export function Page() {
  return <ContentRoom />;
}
