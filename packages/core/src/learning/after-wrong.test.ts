import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWrong, NO_WRONG_RUN, runAfter, type WrongReply, type WrongRun } from './after-wrong.ts';

const misconception = fc.option(fc.constantFrom({ id: 'adds' }, { id: 'swaps' }));
const wrong = fc.record({ misconception, hasEasier: fc.boolean() });

/** What is said after each of some wrong answers in a row. */
function saidAfter(
  answers: readonly { misconception: { id: string } | null; hasEasier: boolean }[],
): WrongReply[] {
  let run: WrongRun = NO_WRONG_RUN;
  return answers.map(({ misconception: known, hasEasier }) => {
    const after = runAfter(run, { verdict: 'incorrect', misconception: known });
    const said = afterWrong(run, after, hasEasier);
    run = after;
    return said;
  });
}

describe('wrong answers in a row', () => {
  it('never meet the same sentence twice in a row, nor the same idea', () => {
    fc.assert(
      fc.property(fc.array(wrong, { minLength: 2, maxLength: 30 }), (answers) => {
        const said = saidAfter(answers);
        for (const [at, { words, tellsIdea }] of said.entries()) {
          if (at === 0) continue;
          expect(words).not.toBe(said[at - 1]?.words);
          const isSameIdea = answers[at]?.misconception?.id === answers[at - 1]?.misconception?.id;
          if (isSameIdea) expect(tellsIdea).toBe(false);
        }
      }),
    );
  });

  it('are offered an easier question from the third on, or the whole way where there is none', () => {
    fc.assert(
      fc.property(fc.array(wrong, { minLength: 3, maxLength: 30 }), (answers) => {
        for (const [at, { offers }] of saidAfter(answers).entries())
          if (at >= 2) expect(offers).toContain(answers[at]?.hasEasier === true ? 'easier' : 'worked');
      }),
    );
  });

  it('climb from a hint by the first step and an easier question to the whole way', () => {
    const said = saidAfter(Array.from({ length: 7 }, () => ({ misconception: null, hasEasier: true })));
    expect(said.map(({ words }) => words)).toEqual([
      'look',
      'step',
      'easier',
      'worked',
      'return',
      'pause',
      'return',
    ]);
    expect(said.map(({ offers }) => offers[0])).toEqual([
      'hint',
      'first-step',
      'easier',
      ...Array.from({ length: 4 }, () => 'worked'),
    ]);
  });

  it('end with a right answer, and are not counted by one that could not be read', () => {
    const run = { count: 3, idea: 'adds' };
    expect(runAfter(run, { verdict: 'correct', misconception: null })).toEqual(NO_WRONG_RUN);
    expect(runAfter(run, { verdict: 'malformed', misconception: null })).toEqual(run);
  });
});
