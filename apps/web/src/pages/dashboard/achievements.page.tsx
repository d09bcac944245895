import { pageOfRole } from '@ori/core/access/page-of-role';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { AchievementsView } from '../../features/progress/achievements-view.tsx';

/** `/dashboard/achievements`: a learner's own; grown-ups are led to what fits their role. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const elsewhere = pageOfRole('achievements', user.role);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return <AchievementsView />;
}
