import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluated } from '../../problems/testing/read-expression.ts';
import { toNumber } from '../rational.ts';
import { solve } from './solve.ts';

/**
 * An oracle that shares no code with the maths it judges: each random task is made twice, as the text that a pupil
 * types and as a function on floating-point numbers; answers are read by another reader and compared at points.
 */
interface Made {
  readonly text: string;
  readonly at: (x: number) => number;
  /** Its highest power of x; -1 where x is divided by. */
  readonly degree: number;
}

const POINTS = [-2.3, 0.7, 1.9, 3.1];
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

const digit = fc.integer({ min: 1, max: 9 });
const whole: fc.Arbitrary<Made> = digit.map((value) => ({ text: String(value), at: () => value, degree: 0 }));
const mixed: fc.Arbitrary<Made> = fc.constantFrom(
  { text: '½', at: () => 0.5, degree: 0 },
  { text: '2 1/4', at: () => 2.25, degree: 0 },
  { text: '0.75', at: () => 0.75, degree: 0 },
);
const letter: fc.Arbitrary<Made> = fc.constant({ text: 'x', at: (x: number) => x, degree: 1 });
const bracketed = ({ text, at, degree }: Made): Made => ({ text: `(${text})`, at, degree });

const SIGNS = {
  '+': (a: number, b: number) => a + b,
  '−': (a: number, b: number) => a - b,
  '×': (a: number, b: number) => a * b,
  '÷': (a: number, b: number) => a / b,
} as const;
type Sign = keyof typeof SIGNS;

/** Two parts joined, with brackets round every part that has a sign of its own. */
function joined(part: fc.Arbitrary<Made>, signs: readonly Sign[]): fc.Arbitrary<Made> {
  const wrapped = part.map((made) => (/^[\dx½.]+$/.test(made.text) ? made : bracketed(made)));
  return fc.tuple(wrapped, fc.constantFrom(...signs), wrapped).map(([a, sign, b]) => ({
    text: `${a.text} ${sign} ${b.text}`,
    at: (x) => SIGNS[sign](a.at(x), b.at(x)),
    degree: sign === '×' ? a.degree + b.degree : Math.max(a.degree, b.degree),
  }));
}

/** Three terms without brackets: the order of operations decides. */
const unbracketed: fc.Arbitrary<Made> = fc
  .tuple(digit, fc.constantFrom('+', '−'), digit, fc.constantFrom('×', '÷'), digit)
  .map(([a, sum, b, product, c]) => ({
    text: `${a} ${sum} ${b} ${product} ${c}`,
    at: () => SIGNS[sum as Sign](a, SIGNS[product as Sign](b, c)),
    degree: 0,
  }));
const ALL: readonly Sign[] = ['+', '−', '×', '÷'];
const numeric = fc.oneof(unbracketed, joined(fc.oneof(whole, mixed, unbracketed), ALL));
const polynomial = joined(
  joined(fc.oneof(whole, letter, joined(fc.oneof(whole, letter), ['+', '−', '×'])), ['+', '−', '×']),
  ['+', '−', '×'],
).filter(({ degree }) => degree >= 1 && degree <= 4);

/** Runs a task often; what is kept silent about is counted, and must stay rare. */
function agreement<Task>(
  tasks: fc.Arbitrary<Task>,
  judge: (task: Task) => boolean | null,
  silentMax: number,
) {
  const sample = fc.sample(tasks, { numRuns: 400, seed: 20_261_122 });
  const judged = sample.map((task) => ({ task, verdict: judge(task) }));
  const wrong = judged.filter(({ verdict }) => verdict === false).map(({ task }) => task);
  expect(wrong).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === null).length / sample.length).toBeLessThan(silentMax);
}

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
