import { homeAfterSignIn } from '@ori/core/access/home-of';
import { Navigate } from 'react-router';
import { useSession } from '../../features/accounts/session.ts';
import { PracticeFigure } from '../../features/learning/figures/practice-figure.tsx';
import { densityFor } from '../../features/rooms/room-settings.ts';
import type { FigureSlot } from '../../features/rooms/worksheet-question.tsx';
import { WorksheetView } from '../../features/rooms/worksheet-view.tsx';

const figure: FigureSlot = (drawn, label) => <PracticeFigure figure={drawn} label={label} />;

/** `/dashboard/worksheets`: practice of a skill on paper; grown-ups are led home. */
export function Page() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role !== 'student') return <Navigate to={homeAfterSignIn(user.role, user.ageGroup)} replace />;
  return <WorksheetView density={densityFor(user.ageGroup ?? 'middle')} figure={figure} />;
}
