import fc from 'fast-check';
import { describe, it } from 'vitest';
import { evaluated } from '../../problems/testing/read-expression.ts';
import { toNumber } from '../rational.ts';
import { agreement, type Made, near, numeric, POINTS, polynomial } from '../testing/random-tasks.ts';
import { solve } from './solve.ts';

/*
 * An oracle that shares no code with the maths it judges: answers are read by another reader and compared, at points,
 * with the task as a function on floating-point numbers.
 */

/** The text of the answer in English, up to `≈` or `(=`. */
const written = (asked: string): string | null =>
  solve(asked, 'en')?.words.en.replace(/\s*(?:≈|\(=).*$/, '') ?? null;
const valueAt = (answer: string, x: number) => evaluated(answer, { x, C: 0 });

/** `x = -2√2 ≈ -2.8284`, `x = 1/2 (= 0.5)`: the number, as near as it is told. */
const rootIn = (told: string) => evaluated((told.replace(/\(=.*/, '').split(/[=≈]/).at(-1) ?? '').trim());

/** Simpson’s rule, exact up to cubes and near enough beyond. */
function area(at: Made['at'], from: number, to: number): number {
  const STRIPS = 200;
  const step = (to - from) / STRIPS;
  const weight = (index: number) => (index === 0 || index === STRIPS ? 1 : index % 2 === 1 ? 4 : 2);
  const heights = Array.from({ length: STRIPS + 1 }, (_, index) => weight(index) * at(from + index * step));
  return (heights.reduce((sum, height) => sum + height, 0) * step) / 3;
}

describe('an oracle of its own code agrees', () => {
  it('with what sums come to', () => {
    agreement(
      numeric,
      ({ text, at }) => {
        const answer = solve(text, 'en')?.answer;
        return answer?.kind === 'number' ? near(toNumber(answer.value), at(0)) : null;
      },
      0.1,
    );
  });

  it('with expanded and simplified expressions', () => {
    agreement(
      polynomial,
      ({ text, at }) => {
        const answer = written(`expand ${text}`);
        return answer === null ? null : POINTS.every((x) => near(valueAt(answer, x), at(x)));
      },
      0.2,
    );
  });

  it('with derivatives, by differences', () => {
    const STEP = 1e-5;
    agreement(
      polynomial,
      ({ text, at }) => {
        const answer = written(`derivative of ${text}`);
        if (answer === null) return null;
        return POINTS.every((x) => {
          const slope = (at(x + STEP) - at(x - STEP)) / (2 * STEP);
          return Math.abs(valueAt(answer, x) - slope) <= 1e-3 * Math.max(1, Math.abs(slope));
        });
      },
      0.2,
    );
  });

  it('with integrals, by areas', () => {
    agreement(
      polynomial,
      ({ text, at }) => {
        const answer = written(`integrate ${text}`);
        if (answer === null) return null;
        return near(valueAt(answer, 2.5) - valueAt(answer, -1), area(at, -1, 2.5));
      },
      0.2,
    );
  });

  it('with the roots of equations, all of them and no others', () => {
    const equation = fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
    );
    agreement(
      equation,
      ([a, b, c]) => {
        const solution = solve(`${a}x² + ${b}x + ${c} = 0`.replaceAll('+ -', '− '), 'en');
        if (solution?.answer.kind !== 'letters') return null;
        const discriminant = b * b - 4 * a * c;
        const count = discriminant < 0 ? 0 : discriminant === 0 ? 1 : 2;
        const values = count === 0 ? [] : solution.words.en.split(' or ').map(rootIn);
        const fits = values.every((x) => Math.abs(a * x * x + b * x + c) < 0.02);
        return solution.answer.rows.length === count && fits;
      },
      0.1,
    );
  });
});
