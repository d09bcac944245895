import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { checkLoneAnswer } from './lone-answer.ts';
import { problemOfSolution } from './problem-of-solution.ts';

function problem(message: string, locale: 'en' | 'fr' = 'en') {
  const solution = solve(message, locale);
  if (solution === null) throw new Error(`${message} is not solved`);
  return problemOfSolution(solution, { message, locale });
}
const verdict = (message: string, line: string) => checkLoneAnswer(line, problem(message), 'en')?.ok;

describe('a lone number', () => {
  it.each([
    ['what is 7 x 8', '54', false],
    ['what is 7 x 8', '56', true],
    ['whats 15% of 80', '13', false],
    ['mean of 3, 5, 10', '7', false],
    ['mean of 3, 5, 10', '6', true],
    ['molar mass of CO2', '40', false],
    ['1/2 + 1/3', '2/5', false],
    ['1/2 + 1/3', '5/6', true],
    ['1/2 + 1/3', '0.83', true],
    ['what is 7 x 8', '0/0', null],
  ] as const)('as the answer to “%s”: %s is %s', (message, line, ok) =>
    expect(verdict(message, line)).toBe(ok),
  );

  it('is no such thing with more than a number in it', () => {
    for (const line of ['x = 5', '5 + 3', '7 * 8 = 56', 'I think 5'])
      expect(verdict('what is 7 x 8', line)).toBeUndefined();
  });

  it('in French has a decimal comma', () => {
    const half = problem('la moitié de 5', 'fr');
    expect(checkLoneAnswer('2,5', half, 'fr')?.ok).toBe(true);
    expect(checkLoneAnswer('2,6', half, 'fr')?.ok).toBe(false);
  });

  it('is called right for no product but the right one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 2, max: 30 }),
        fc.nat(1_000),
        (a, b, said) => {
          expect(verdict(`what is ${a} * ${b}`, String(said))).toBe(said === a * b);
        },
      ),
      { numRuns: 60 },
    );
  });
});
