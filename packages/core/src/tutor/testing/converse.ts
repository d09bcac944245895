import type { TutorIntent } from '@ori/contracts/tutor-names';
import { checkSteps } from '../../maths/check-steps/check-steps.ts';
import { compose } from '../compose/compose.ts';
import { type Ground, type GroundedProblem, NO_GROUND } from '../ground.ts';
import { decide } from '../policy/decide.ts';
import type { RecordedTurn } from '../rubric/rubric.ts';
import { type Allowance, type Ladder, type Listener, NO_LADDER } from '../turn.ts';

/** One thing a learner does: says something of a known intent, or writes lines of working. */
export interface Act {
  readonly intent: TutorIntent;
  readonly work?: readonly string[];
}

const FREE: Allowance = {
  mode: 'worked',
  workedToday: 0,
  minutesLeft: null,
  isQuietTime: false,
  minutesInARow: 0,
};
const BETWEEN_TURNS_MS = 30_000;

function groundOf(
  problem: GroundedProblem,
  listener: Listener,
  lines: readonly string[] | undefined,
): Ground {
  if (lines === undefined) return { ...NO_GROUND, problem };
  const checked = checkSteps(problem.task, lines, listener.locale);
  return { ...NO_GROUND, problem, work: { lines, checked, isSolved: false } };
}

/** A conversation about one problem, played through policy and composer as the product does, recorded turn by turn. */
export function converse(
  problem: GroundedProblem,
  acts: readonly Act[],
  { listener, allowance = FREE }: { readonly listener: Listener; readonly allowance?: Allowance },
): RecordedTurn[] {
  let ladder: Ladder = NO_LADDER;
  return acts.map(({ intent, work }, index): RecordedTurn => {
    const ground = groundOf(problem, listener, work);
    const nowMs = 1_000_000 + index * BETWEEN_TURNS_MS;
    const decided = decide({ intent, ground, ladder, allowance, nowMs });
    ladder = decided.ladder;
    const draft = compose(decided.move, ground, listener, index);
    return {
      said: '',
      draft,
      move: decided.move,
      ladder,
      ground,
      listener,
      hasTwin: decided.move.kind === 'twin',
    };
  });
}
