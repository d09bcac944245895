import { AchievementsView } from '../../../features/progress/achievements-view.tsx';

/** `/dashboard/student/achievements`: what was earned, and what can be. */
export function Page() {
  return <AchievementsView />;
}
