import type { Ground, GroundedWork } from '../ground.ts';
import type { Ladder } from '../turn.ts';

/** Where learner and tutor stand as a turn begins. */
export interface Stand {
  readonly ladder: Ladder;
  /** The problem was not spoken of before. */
  readonly isNew: boolean;
  /** Working that was not judged before, or null. */
  readonly freshWork: GroundedWork | null;
}

const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** FNV-1a over the lines, 32 bits: enough to know the same working again. */
function markOf(lines: readonly string[]): string {
  let value = HASH_START;
  for (const sign of lines.join('\n')) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), HASH_FACTOR);
  return (value >>> 0).toString(36);
}

/** What a turn is about: a problem, or one in words that is not solved for anybody. */
export function keyOf(ground: Ground): string | null {
  if (ground.problem) return ground.problem.key;
  return ground.wordProblem ? `words:${ground.wordProblem.quantities.join('|')}` : null;
}

/** The question that was owed is this one: of the same skill, and on the page. */
function isTheTwin(before: Ladder, ground: Ground): boolean {
  const { problem } = ground;
  return problem !== null && problem.source === 'item' && problem.skill === before.skill;
}

function freshLadder(before: Ladder, ground: Ground, key: string, nowMs: number): Ladder {
  return {
    problemKey: key,
    skill: ground.problem?.skill ?? null,
    level: 0,
    attempts: 0,
    sinceMs: nowMs,
    owesTwin: before.owesTwin && !isTheTwin(before, ground),
    ...(before.breakAtMs === undefined ? {} : { breakAtMs: before.breakAtMs }),
  };
}

/** Wrong answers given on the page since the tutor last looked are attempts like any other. */
function withMissed(ladder: Ladder, { missed = 0 }: Ground): Ladder {
  const more = missed - (ladder.seenMissed ?? 0);
  return more > 0 ? { ...ladder, attempts: ladder.attempts + more, seenMissed: missed } : ladder;
}

/** A new problem begins a new ladder; working not seen before counts as an attempt, and so do wrong answers. */
export function standAt(before: Ladder, ground: Ground, nowMs: number): Stand {
  const key = keyOf(ground);
  const isNew = key !== null && key !== before.problemKey;
  const ladder = withMissed(isNew ? freshLadder(before, ground, key, nowMs) : before, ground);
  const { work } = ground;
  const mark = work && markOf(work.lines);
  if (!work || mark === null || mark === ladder.seenWork) return { ladder, isNew, freshWork: null };
  // A reckoning beside the problem is no attempt at it.
  const attempts = ladder.attempts + (work.isSolved || key === null ? 0 : 1);
  return { ladder: { ...ladder, attempts, seenWork: mark }, isNew, freshWork: work };
}
