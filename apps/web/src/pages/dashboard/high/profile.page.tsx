import { Page as Profile } from '../../profile.page.tsx';

/** `/dashboard/high/profile`: one's own account, compact. */
export function Page() {
  return (
    <div data-density="high">
      <Profile />
    </div>
  );
}
