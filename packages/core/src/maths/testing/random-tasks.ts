import fc from 'fast-check';
import { expect } from 'vitest';

/** A random task made twice: as the text that a pupil types, and as a function on floating-point numbers. */
export interface Made {
  readonly text: string;
  readonly at: (x: number) => number;
  /** Its highest power of x; -1 where x is divided by. */
  readonly degree: number;
}

export const POINTS = [-2.3, 0.7, 1.9, 3.1];
export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

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
export const numeric = fc.oneof(unbracketed, joined(fc.oneof(whole, mixed, unbracketed), ALL));
export const polynomial = joined(
  joined(fc.oneof(whole, letter, joined(fc.oneof(whole, letter), ['+', '−', '×'])), ['+', '−', '×']),
  ['+', '−', '×'],
).filter(({ degree }) => degree >= 1 && degree <= 4);

/** Runs a task often; what is kept silent about is counted, and must stay rare. */
export function agreement<Task>(
  tasks: fc.Arbitrary<Task>,
  judge: (task: Task) => boolean | null,
  silentMax: number,
  numRuns = 400,
) {
  const sample = fc.sample(tasks, { numRuns, seed: 20_261_122 });
  const judged = sample.map((task) => ({ task, verdict: judge(task) }));
  const wrong = judged.filter(({ verdict }) => verdict === false).map(({ task }) => task);
  expect(wrong).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === null).length / sample.length).toBeLessThan(silentMax);
}
