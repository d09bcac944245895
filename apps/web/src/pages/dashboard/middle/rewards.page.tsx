import { AchievementsView } from '../../../features/progress/achievements-view.tsx';

/** `/dashboard/middle/rewards`: what was earned, and what can be, in this age's size. */
export function Page() {
  return (
    <div data-density="middle">
      <AchievementsView />
    </div>
  );
}
