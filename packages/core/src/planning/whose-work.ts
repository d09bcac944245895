import type { Viewer } from '../access/viewer.ts';

/** Who gave an assignment, as far as it decides who may change it. */
export interface GivenWork {
  readonly givenBy: string | null;
  readonly byTeacher: boolean;
  /** A parent chose its day. */
  readonly movedAtHome: boolean;
}
type Giver = Pick<Viewer, 'userId' | 'role'>;

/** A teacher takes back what they gave themselves; the parents anything. Asked after the access table said yes. */
export function mayWithdraw(viewer: Giver, { byTeacher, givenBy }: GivenWork): boolean {
  return viewer.role !== 'teacher' || (byTeacher && givenBy === viewer.userId);
}

/** The parents' word holds: a day they chose no teacher changes. */
export function mayMove(viewer: Giver, work: GivenWork): boolean {
  return mayWithdraw(viewer, work) && !(viewer.role === 'teacher' && work.movedAtHome);
}

/** A day that a parent gives to a teacher's work is one they chose. */
export function isMoveAtHome({ role }: Giver, { byTeacher }: Pick<GivenWork, 'byTeacher'>): boolean {
  return byTeacher && role !== 'teacher';
}

/** What giving the same again does where it is still to do: it moves it, or leaves it as it stands. */
export function givenAgain(viewer: Giver, open: GivenWork | null): 'new' | 'move' | 'keep' {
  if (open === null) return 'new';
  return mayMove(viewer, open) ? 'move' : 'keep';
}
