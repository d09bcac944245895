import { homeAfterSignIn } from '@ori/core/access/home-of';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { ProgressView } from '../../features/progress/progress-view.tsx';
import { Listen } from '../../features/rooms/listen.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';

/** `/dashboard/progress`: a learner's own; grown-ups find their children's at home. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role !== 'student') return <Navigate to={homeAfterSignIn(user.role, user.ageGroup)} replace />;
  const aloud = user.ageGroup === 'k2' ? (text: string) => <Listen text={text} /> : undefined;
  return <ProgressView density={densityFor(user.ageGroup ?? 'middle')} aloud={aloud} />;
}
