import { pageOfRole } from '@ori/core/access/page-of-role';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { ProgressView } from '../../features/progress/progress-view.tsx';
import { Listen } from '../../features/rooms/listen.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';

/** `/dashboard/progress`: a learner's own; grown-ups are led to what fits their role. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  const elsewhere = pageOfRole('progress', user.role);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const aloud = user.ageGroup === 'k2' ? (text: string) => <Listen text={text} /> : undefined;
  return <ProgressView density={densityFor(user.ageGroup ?? 'middle')} aloud={aloud} />;
}
