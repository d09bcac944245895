import {
  BREAK_AFTER_MS,
  STUCK_AFTER_MS,
  TUTOR_INTENTS,
  WORKED_A_DAY_PER_SKILL,
  type TutorIntent,
} from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import type { CheckedSteps } from '../../maths/check-steps/check-steps.ts';
import { NO_GROUND, type Ground, type GroundedProblem } from '../ground.ts';
import { NO_LADDER, type Allowance, type Ladder } from '../turn.ts';
import { decide } from './decide.ts';
import { REASONS } from './reasons.ts';

const PROBLEM: GroundedProblem = {
  key: 'item:1',
  source: 'item',
  statement: '$3x + 5 = 20$',
  task: '3x + 5 = 20',
  skill: 'ma-eq2',
  skillTitle: 'Equations',
  nudge: 'What was done to $x$?',
  steps: [
    { text: '$3x = 15$', reason: 'Undo the sum.' },
    { text: '$x = 5$', reason: 'Undo the product.' },
  ],
  answer: '$x = 5$',
  answerForms: ['5', 'five'],
};
const FREE: Allowance = {
  mode: 'worked',
  workedToday: 0,
  minutesLeft: null,
  isQuietTime: false,
  minutesInARow: 5,
};
const START = 1_700_000_000_000;
const ground = (parts: Partial<Ground>): Ground => ({ ...NO_GROUND, ...parts });
const work = (lines: readonly string[], checked: CheckedSteps, isSolved = false) => ({
  lines,
  checked,
  isSolved,
});

/** Plays turns of one conversation, so many milliseconds apart. */
function play(
  turns: readonly (readonly [intent: TutorIntent, ground: Ground, afterMs?: number])[],
  allowance: Allowance = FREE,
) {
  let ladder: Ladder = NO_LADDER;
  let nowMs = START;
  return turns.map(([intent, on, afterMs = STUCK_AFTER_MS]) => {
    nowMs += afterMs;
    const decided = decide({ intent, ground: on, ladder, allowance, nowMs });
    ladder = decided.ladder;
    return decided;
  });
}
const kinds = (turns: ReturnType<typeof play>) =>
  turns.map(({ move }) => `${move.kind}/${move.because}/${move.level}`);
const on = ground({ problem: PROBLEM });
const missed = (count: number) => ground({ problem: PROBLEM, missed: count });

describe('the hint ladder', () => {
  it('rises one level at a time to the whole solution, and then asks for one without help', () => {
    expect(
      kinds(
        play([
          ['hint', on],
          ['stuck', on],
          ['hint', on],
          ['stuck', on],
          ['affirm', on],
        ]),
      ),
    ).toEqual(['hint/new-problem/0', 'hint/asked/1', 'hint/asked/2', 'worked/asked/3', 'twin/owed/0']);
  });

  it('stays where it is for those who neither tried nor waited', () => {
    expect(
      kinds(
        play([
          ['hint', on],
          ['stuck', on, 5_000],
          ['hint', on, 5_000],
        ]),
      ),
    ).toEqual(['hint/new-problem/0', 'hint/try-first/0', 'hint/try-first/0']);
  });

  it('rises at once after an attempt, but not for the same lines again', () => {
    const wrong = ground({
      problem: PROBLEM,
      work: work(['3x = 25', 'x = 8'], {
        ok: false,
        line: 0,
        misconception: null,
        question: { en: '?', fr: '?', es: '?' },
      }),
    });
    expect(
      kinds(
        play([
          ['hint', on],
          ['hint', wrong, 10],
          ['hint', wrong, 10],
          ['hint', wrong, 10],
        ]),
      ),
    ).toEqual(['hint/new-problem/0', 'check/first-wrong-line/0', 'hint/asked/1', 'hint/try-first/1']);
  });

  it('counts wrong answers given on the page as attempts, each once', () => {
    const turns = play([
      ['hint', missed(2), 10],
      ['hint', missed(2), 10],
      ['hint', missed(2), 10],
      ['hint', missed(3), 10],
      ['hint', missed(3), 10],
      ['hint', missed(4), 10],
    ]);
    expect(kinds(turns)).toEqual([
      'hint/new-problem/0',
      'hint/asked/1',
      'hint/try-first/1',
      'hint/asked/2',
      'hint/try-first/2',
      'worked/asked/3',
    ]);
  });

  it('takes a reckoning that belongs to no problem for no attempt at the one before', () => {
    const beside = ground({ work: work(['7 x 8 = 56'], { ok: true }) });
    const turns = play([
      ['hint', on],
      ['other', beside, 10],
      ['hint', on, 10],
    ]);
    expect(kinds(turns)).toEqual(['hint/new-problem/0', 'check/holds/0', 'hint/try-first/0']);
  });

  it('gives those who only want the answer the next hint, never the solution', () => {
    const asked = play([...Array(6)].map(() => ['give-answer', on] as const));
    expect(kinds(asked).at(-1)).toBe('hint/not-the-answer/2');
    expect(asked.every(({ move }) => move.forbidden.includes('five'))).toBe(true);
  });

  it('starts anew with another problem', () => {
    const other = ground({ problem: { ...PROBLEM, key: 'item:2', skill: 'ma-eq1' } });
    expect(
      kinds(
        play([
          ['hint', on],
          ['stuck', on],
          ['hint', other],
        ]),
      ).at(-1),
    ).toBe('hint/new-problem/0');
  });

  it('keeps to hints where a grown-up wants that', () => {
    const turns = play(
      [...Array(6)].map(() => ['stuck', on] as const),
      { ...FREE, mode: 'hints' },
    );
    expect(kinds(turns).at(-1)).toBe('hint/hints-only/2');
  });

  it('offers the lesson once the day’s whole solutions are used up', () => {
    const turns = play(
      [...Array(4)].map(() => ['stuck', on] as const),
      {
        ...FREE,
        workedToday: WORKED_A_DAY_PER_SKILL,
      },
    );
    expect(kinds(turns).at(-1)).toBe('lesson/worked-enough/2');
  });

  it('asks for the owed question before another problem, unless that is the very question', () => {
    const shown: (readonly [TutorIntent, Ground])[] = [
      ['hint', on],
      ['stuck', on],
      ['stuck', on],
      ['stuck', on],
    ];
    const another = ground({ problem: { ...PROBLEM, key: 'message:2', source: 'message', skill: null } });
    const twin = ground({ problem: { ...PROBLEM, key: 'item:9' } });
    expect(kinds(play([...shown, ['solve', another], ['solve', another]])).slice(-2)).toEqual([
      'twin/before-next/0',
      'hint/not-the-answer/1',
    ]);
    expect(kinds(play([...shown, ['hint', twin]])).at(-1)).toBe('hint/new-problem/0');
  });
});

describe('help on the working', () => {
  it('comes before any hint', () => {
    const right = ground({ problem: PROBLEM, work: work(['3x = 15'], { ok: true }) });
    expect(kinds(play([['stuck', right]]))).toEqual(['check/right-so-far/0']);
    const alone = ground({
      problem: PROBLEM,
      work: { ...work(['2 x 4 = 8'], { ok: true }), standsAlone: true },
    });
    expect(kinds(play([['other', alone]]))).toEqual(['check/holds/0']);
    const unread = ground({ problem: PROBLEM, work: work(['hm'], { ok: null, line: 0 }) });
    expect(kinds(play([['hint', unread]]))).toEqual(['check/unreadable-line/0']);
    expect(kinds(play([['check-work', on]]))).toEqual(['check/no-work/0']);
  });

  it('praises a right answer, and asks for one alone after much help', () => {
    const solved = ground({ problem: PROBLEM, work: work(['x = 5'], { ok: true }, true) });
    const [praised] = play([['other', solved]]);
    expect(praised?.move).toMatchObject({ kind: 'praise', because: 'solved', forbidden: [] });
    const helped = play([
      ['hint', on],
      ['stuck', on],
      ['stuck', on],
      ['other', solved],
      ['affirm', on],
    ]);
    expect(kinds(helped).slice(-2)).toEqual(['praise/solved-with-help/2', 'twin/owed/0']);
  });
});

describe('a problem in words', () => {
  it('is taken apart step by step and never solved', () => {
    const words = ground({ wordProblem: { quantities: ['12 apples', '5'] } });
    const turns = play([
      ['solve', words],
      ['affirm', words],
      ['give-answer', words],
      ['stuck', words],
      ['stuck', words],
    ]);
    expect(kinds(turns)).toEqual([
      'scaffold/what-is-asked/0',
      'scaffold/which-numbers/0',
      'scaffold/draw-it/0',
      'scaffold/write-an-equation/0',
      'scaffold/write-an-equation/0',
    ]);
  });
});

describe('what a grown-up and the day allow', () => {
  it.each([
    [{ mode: 'off' }, 'tutor-off'],
    [{ isQuietTime: true }, 'quiet-time'],
    [{ minutesLeft: 0 }, 'minutes-used-up'],
  ] as const)('%o stops every intent with a kind word', (limit, because) => {
    for (const intent of TUTOR_INTENTS) {
      const [turn] = play([[intent, on]], { ...FREE, ...limit });
      expect(turn?.move).toMatchObject({ kind: 'limit', because });
    }
  });

  it('suggests a break after long work, and not in every turn', () => {
    const long = { ...FREE, minutesInARow: 50 };
    const breaks = play(
      [
        ['hint', on],
        ['stuck', on],
        ['stuck', on, BREAK_AFTER_MS],
      ],
      long,
    ).map(({ move }) => move.suggestsBreak === true);
    expect(breaks).toEqual([true, false, true]);
  });
});

describe('what has no ground', () => {
  it('is said to be so, with the nearest lesson or a human', () => {
    expect(
      kinds(
        play([
          ['other', NO_GROUND],
          ['solve', NO_GROUND],
          ['explain', NO_GROUND],
        ]),
      ),
    ).toEqual(Array(3).fill('redirect/no-ground/0'));
    const near = ground({ nearestLesson: { id: 'l', title: 'L' } });
    expect(kinds(play([['other', near]]))).toEqual(['lesson/nearest/0']);
    expect(kinds(play([['progress', NO_GROUND]]))).toEqual(['redirect/sign-in/0']);
  });
});

it('gives every intent a move with a reason the composer knows', () => {
  for (const intent of TUTOR_INTENTS)
    for (const each of [NO_GROUND, on]) {
      const [turn] = play([[intent, each]]);
      const known: readonly string[] = turn ? REASONS[turn.move.kind] : [];
      expect(known, intent).toContain(turn?.move.because);
    }
});
