import { Page as Settings } from '../student/settings.page.tsx';

/** `/dashboard/high/settings`: a learner's settings, compact. */
export function Page() {
  return (
    <div data-density="high">
      <Settings />
    </div>
  );
}
