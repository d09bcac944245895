import { homeAfterSignIn } from '@ori/core/access/home-of';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { GoalsView } from '../../features/goals/goals-view.tsx';

/** `/dashboard/goals`: a learner's own; grown-ups are led home. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role !== 'student') return <Navigate to={homeAfterSignIn(user.role, user.ageGroup)} replace />;
  return <GoalsView />;
}
