import type { TutorIntent, TutorMoveKind } from '@ori/contracts/tutor-names';
import type { Ground } from '../ground.ts';
import type { Allowance, HintLevel, Ladder, Move } from '../turn.ts';
import type { ReasonOf } from './reasons.ts';
import type { Stand } from './stand.ts';

/** What a rule looks at. */
export interface Turn {
  readonly intent: TutorIntent;
  readonly ground: Ground;
  readonly stand: Stand;
  readonly allowance: Allowance;
  readonly nowMs: number;
}

export interface Decision {
  readonly move: Move;
  readonly ladder: Ladder;
}

/** Moves that say nothing of a problem: its answer, a plain number, may stand in them by chance. */
const APART: ReadonlySet<TutorMoveKind> = new Set(['figures', 'greet', 'limit', 'redirect', 'safety']);

/** What may not be said: every writing of an unsolved problem's answer, until the whole solution is shown. */
function forbiddenIn(kind: TutorMoveKind, level: HintLevel, { problem, work }: Ground): readonly string[] {
  const mayShow = level === 3 || kind === 'praise' || work?.isSolved === true;
  return mayShow || APART.has(kind) || !problem ? [] : problem.answerForms;
}

/** The move, with what it may not say, and the ladder as it stands afterwards. */
export function decision<Kind extends TutorMoveKind>(
  turn: Turn,
  kind: Kind,
  because: ReasonOf<Kind>,
  after: { readonly level?: HintLevel; readonly ladder?: Ladder } = {},
): Decision {
  const ladder = after.ladder ?? turn.stand.ladder;
  const level = after.level ?? 0;
  const { intent, ground } = turn;
  return { move: { kind, intent, level, because, forbidden: forbiddenIn(kind, level, ground) }, ladder };
}
