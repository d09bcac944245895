import { LeaderboardView } from '../../../features/rooms/leaderboard-view.tsx';

/** `/dashboard/middle/leaderboard`: this week's effort within the family, where a parent turned it on. */
export function Page() {
  return <LeaderboardView />;
}
