import { STUCK_AFTER_MS, WORKED_A_DAY_PER_SKILL, type TutorIntent } from '@ori/contracts/tutor-names';
import type { HintLevel, Ladder } from '../turn.ts';
import { decision, type Decision, type Turn } from './decision.ts';

/** Those who only want the answer get the next hint, never the whole solution. */
const WANTS_ANSWER: ReadonlySet<TutorIntent> = new Set(['give-answer', 'solve']);
/** These say "more help, please"; others stay where they are. */
const ASKS_MORE: ReadonlySet<TutorIntent> = new Set([
  'hint',
  'stuck',
  'give-answer',
  'solve',
  'explain',
  'deny',
  'feeling',
]);
const HIGHEST_HINT: HintLevel = 2;

/** Help rises after an attempt, or after some time with the problem. */
function mayRise({ intent, stand, nowMs }: Turn): boolean {
  const { attempts, sinceMs, raisedAtMs } = stand.ladder;
  if (!ASKS_MORE.has(intent)) return false;
  return attempts > 0 || nowMs - (raisedAtMs ?? sinceMs) >= STUCK_AFTER_MS;
}

function above(level: HintLevel): HintLevel {
  return level === 0 ? 1 : level === 1 ? 2 : 3;
}

function raised(ladder: Ladder, level: HintLevel, nowMs: number): Ladder {
  return { ...ladder, level, attempts: 0, raisedAtMs: nowMs };
}

/** The whole solution, where grown-up and day allow it; the lesson where it was shown often enough. */
function wholeSolution(turn: Turn): Decision {
  const { allowance, stand, intent, nowMs } = turn;
  if (allowance.mode !== 'worked') return decision(turn, 'hint', 'hints-only', { level: HIGHEST_HINT });
  if (WANTS_ANSWER.has(intent) && stand.ladder.level < 3)
    return decision(turn, 'hint', 'not-the-answer', { level: HIGHEST_HINT });
  if (allowance.workedToday >= WORKED_A_DAY_PER_SKILL)
    return decision(turn, 'lesson', 'worked-enough', { level: HIGHEST_HINT });
  const ladder = { ...raised(stand.ladder, 3, nowMs), owesTwin: true };
  return decision(turn, 'worked', 'asked', { level: 3, ladder });
}

/**
 * The hint ladder (tutor.md §2): 0 where to look, 1 a question, 2 the first step, 3 the whole solution. It rises one
 * level at a time, only after an attempt or a while with the problem, and begins anew with every problem.
 */
export function hintFor(turn: Turn): Decision {
  const { intent, stand, nowMs } = turn;
  const { level } = stand.ladder;
  const wanted = WANTS_ANSWER.has(intent) && !stand.isNew ? 'not-the-answer' : 'asked';
  if (stand.isNew) return decision(turn, 'hint', intent === 'give-answer' ? 'not-the-answer' : 'new-problem');
  if (!mayRise(turn))
    return decision(turn, 'hint', intent === 'give-answer' ? 'not-the-answer' : 'try-first', {
      level: level === 3 ? HIGHEST_HINT : level,
    });
  const next = above(level);
  if (next === 3) return wholeSolution(turn);
  return decision(turn, 'hint', wanted, { level: next, ladder: raised(stand.ladder, next, nowMs) });
}
