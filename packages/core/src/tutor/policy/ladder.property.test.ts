import {
  STUCK_AFTER_MS,
  TUTOR_INTENTS,
  TUTOR_MODES,
  WORKED_A_DAY_PER_SKILL,
} from '@ori/contracts/tutor-names';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_GROUND, type Ground, type GroundedProblem } from '../ground.ts';
import { NO_LADDER, type Ladder } from '../turn.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';

const problem = (key: string, skill: string | null): GroundedProblem => ({
  key,
  source: skill === null ? 'message' : 'item',
  statement: key,
  task: null,
  skill,
  skillTitle: skill,
  nudge: 'Where?',
  steps: [{ text: 'a', reason: 'b' }],
  answer: `answer of ${key}`,
  answerForms: [`answer of ${key}`],
});
const FIRST = problem('item:1', 's');
const PROBLEMS = [FIRST, problem('item:2', 's'), problem('item:3', 't'), problem('message:4', null)];
const QUESTION = { en: '?', fr: '?', es: '?' };

const aWork = fc.record({
  lines: fc.array(fc.constantFrom('x = 1', 'x = 2', '2x = 4'), { minLength: 1, maxLength: 3 }),
  checked: fc.constantFrom(
    { ok: true } as const,
    { ok: null, line: 0 } as const,
    {
      ok: false,
      line: 0,
      misconception: null,
      question: QUESTION,
    } as const,
  ),
  isSolved: fc.boolean(),
});
const aGround: fc.Arbitrary<Ground> = fc
  .record({
    problem: fc.option(fc.constantFrom(...PROBLEMS, ...Array<GroundedProblem>(20).fill(FIRST)), { freq: 20 }),
    work: fc.option(aWork, { freq: 1 }),
    wordProblem: fc.option(fc.constant({ quantities: ['2 dogs', '3 cats'] }), { freq: 6 }),
  })
  .map((parts) => ({ ...NO_GROUND, ...parts }));
const aTurn = fc.record({
  intent: fc.oneof(
    fc.constantFrom('stuck', 'hint', 'give-answer', 'solve', 'affirm'),
    fc.constantFrom(...TUTOR_INTENTS),
  ),
  ground: aGround,
  afterMs: fc.integer({ min: 0, max: 3 * STUCK_AFTER_MS }),
  allowance: fc.record({
    mode: fc.oneof(
      { weight: 4, arbitrary: fc.constant('worked' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...TUTOR_MODES) },
    ),
    workedToday: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: WORKED_A_DAY_PER_SKILL + 1 })),
    minutesLeft: fc.option(fc.integer({ min: -1, max: 60 }), { freq: 1 }),
    isQuietTime: fc.constant(false),
    minutesInARow: fc.integer({ min: 0, max: 100 }),
  }),
});
type Turn = typeof aTurn extends fc.Arbitrary<infer Shape> ? Shape : never;
interface Played extends Decision {
  readonly turn: Turn;
  readonly before: Ladder;
  readonly nowMs: number;
}

function playAll(turns: readonly Turn[]): Played[] {
  let ladder: Ladder = NO_LADDER;
  let nowMs = 1_700_000_000_000;
  return turns.map((turn) => {
    nowMs += turn.afterMs;
    const before = ladder;
    const decided = decide({ ...turn, ladder, nowMs });
    ladder = decided.ladder;
    return { ...decided, turn, before, nowMs };
  });
}
const always = (check: (played: Played, later: readonly Played[]) => void) =>
  fc.assert(
    fc.property(fc.array(aTurn, { minLength: 1, maxLength: 30 }), (turns) => {
      const all = playAll(turns);
      all.forEach((played, index) => check(played, all.slice(index + 1)));
    }),
    { numRuns: 400 },
  );

const HELP = new Set(['hint', 'scaffold', 'worked']);

it('forbids the answer in everything said of an unsolved problem below level 3', () => {
  always(({ move, turn }) => {
    const { problem: asked, work } = turn.ground;
    if (!asked || work?.isSolved || move.level === 3) return;
    if (['hint', 'check', 'twin', 'lesson', 'define', 'clarify'].includes(move.kind))
      expect(move.forbidden).toEqual(asked.answerForms);
  });
});

it('never jumps a level, and starts every new problem at 0', () => {
  always(({ ladder, before }) => {
    if (ladder.problemKey !== before.problemKey) expect(ladder.level).toBe(0);
    else expect(ladder.level - before.level).toBeLessThanOrEqual(1);
    expect(ladder.level).toBeGreaterThanOrEqual(ladder.problemKey === before.problemKey ? before.level : 0);
  });
});

it('rises only after an attempt or a while with the problem', () => {
  always(({ ladder, before, nowMs, turn }) => {
    if (ladder.problemKey !== before.problemKey || ladder.level <= before.level) return;
    const waited = nowMs - (before.raisedAtMs ?? before.sinceMs) >= STUCK_AFTER_MS;
    expect(waited || before.attempts > 0 || turn.ground.work !== null).toBe(true);
  });
});

it('shows the whole solution only where it is allowed, asked for and not only wanted as an answer', () => {
  always(({ move, turn, before }) => {
    if (move.kind !== 'worked') return;
    expect(turn.allowance.mode).toBe('worked');
    expect(turn.allowance.workedToday).toBeLessThan(WORKED_A_DAY_PER_SKILL);
    if (before.level < 3) expect(['give-answer', 'solve']).not.toContain(turn.intent);
  });
});

it('lets an unaided question follow every whole solution before any other help', () => {
  let shown = 0;
  always(({ move, ladder }, later) => {
    if (move.kind !== 'worked') return;
    shown += 1;
    const next = later.find(({ move: { kind } }) => HELP.has(kind) || kind === 'twin');
    if (!next || next.move.kind === 'twin') return;
    const onPage = later
      .slice(0, later.indexOf(next) + 1)
      .some(
        ({ turn }) => turn.ground.problem?.source === 'item' && turn.ground.problem.key !== ladder.problemKey,
      );
    expect(onPage, 'only the very question that is owed may come instead').toBe(true);
  });
  expect(shown).toBeGreaterThan(10);
});

it('does nothing but say so where a limit holds, and leaves the ladder as it is', () => {
  always(({ move, turn, ladder, before }) => {
    const { mode, minutesLeft } = turn.allowance;
    const stopped = mode === 'off' || (minutesLeft !== null && minutesLeft <= 0);
    expect(move.kind === 'limit').toBe(stopped);
    if (stopped) expect(ladder).toEqual(before);
  });
});

it('decides the same for the same', () => {
  always(({ turn, before, nowMs, move, ladder }) => {
    expect(decide({ ...turn, ladder: before, nowMs })).toEqual({ move, ladder });
  });
});
