import type { GroundedWork } from '../ground.ts';
import { decision, type Decision, type Turn } from './decision.ts';

/** A right answer after the first step was shown is not the learner's alone yet: another one follows. */
const HELPED_FROM_LEVEL = 2;

function solved(turn: Turn): Decision {
  const { ladder } = turn.stand;
  const { level } = ladder;
  if (level < HELPED_FROM_LEVEL) return decision(turn, 'praise', 'solved', { level });
  return decision(turn, 'praise', 'solved-with-help', { level, ladder: { ...ladder, owesTwin: true } });
}

/** Lines that are right: on the way of a problem in symbols, of one told in words, or of none at all. */
function rightBecause({ ground }: Turn, standsAlone: boolean) {
  if (ground.wordProblem !== null) return 'holds-in-words';
  return ground.problem === null || standsAlone ? 'holds' : 'right-so-far';
}

/** Help on the working first (design §8): the first wrong line and the question that makes the learner test it. */
export function judgeWork(
  turn: Turn,
  { checked, lines, isSolved, standsAlone = false }: GroundedWork,
): Decision {
  const level = turn.stand.ladder.level === 3 ? 2 : turn.stand.ladder.level;
  if (checked.ok === false)
    return decision(turn, 'check', lines.length > 1 ? 'first-wrong-line' : 'wrong-answer', { level });
  if (isSolved) return solved(turn);
  if (checked.ok === null) return decision(turn, 'check', 'unreadable-line', { level });
  return decision(turn, 'check', rightBecause(turn, standsAlone), { level });
}
