import type { PracticeItem } from '@ori/contracts/practice';
import {
  checkComposition,
  checkEndless,
  checkHowMany,
  checkSystem,
  checkThreeRemainders,
  checkWeight,
} from './math-endless-checkers.ts';
import { areaUnder, slopeAt, valueOfFormula } from './formula-reader.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

const listOf = (item: PracticeItem) => item.answer.split(';').map(valueOf);
const close = (a: number, b: number, by = 1e-6) =>
  Math.abs(a - b) <= by * Math.max(1, Math.abs(a), Math.abs(b));
const at = (formula: string) => (x: number) => valueOfFormula(formula, { x });

/** Goes very near, from both sides. */
function checkLimit(item: PracticeItem): boolean {
  const [, formula = '', place = ''] = /limit of (.+) as x goes to (.+)\?$/.exec(item.prompt.en) ?? [];
  const value = at(formula);
  const limit = valueOf(item.answer);
  if (place === 'infinity') return Math.abs(value(1e7) - limit) < 1e-4;
  const x = valueOfFormula(place);
  return (
    Math.abs(value(x + 1e-5) - limit) < 1e-2 &&
    Math.abs((value(x + 1e-4) + value(x - 1e-4)) / 2 - limit) < 1e-4
  );
}

/** Measures the slope of the function itself. */
function checkDerivative(item: PracticeItem): boolean {
  const [, formula = ''] = /^f\(x\) = (.+)\. What/.exec(item.prompt.en) ?? [];
  if (item.answerKind.kind === 'integer') return close(slopeAt(at(formula), 0), Number(item.answer), 1e-7);
  const given = at(item.answer);
  return [-1.43, -0.31, 0.27, 1.61, 2.3]
    .filter((x) => Math.abs(given(x)) < 1e4)
    .every((x) => close(slopeAt(at(formula), x), given(x), 1e-4));
}

/** Differentiates the antiderivative, or adds thin strips. */
function checkIntegral(item: PracticeItem): boolean {
  const antiderivative = /f\(x\) = (.+) with F\(0\) = (−?\d+)\./.exec(item.prompt.en);
  if (antiderivative) {
    const [, formula = '', start = ''] = antiderivative;
    const given = at(item.answer);
    return (
      near(given(0), valueOfFormula(start)) &&
      [-1.7, 0.4, 2.1].every((x) => close(slopeAt(given, x), at(formula)(x)))
    );
  }
  const [, formula = '', from = '', to = ''] =
    /integral of (.+) from x = (\S+) to x = ([^?]+)\?/.exec(item.prompt.en) ?? [];
  const area = areaUnder(at(formula), valueOfFormula(from), valueOfFormula(to));
  return item.answerKind.kind === 'rational' ? close(area, valueOf(item.answer), 1e-9) : answers(item, area);
}

const bound = (x: number) => 5e4 * Math.abs(x) ** 4 + 1e-13;

/** The polynomial differs from the function by less and less, as the fourth power of x. */
function checkSeries(item: PracticeItem): boolean {
  if (!item.prompt.en.startsWith('Expand')) return checkEndless(item);
  const [, formula = ''] = /Expand (.+) in powers/.exec(item.prompt.en) ?? [];
  const coefficients = listOf(item);
  const off = (x: number) =>
    at(formula)(x) - coefficients.reduce((sum, value, power) => sum + value * x ** power, 0);
  return coefficients.length === 4 && [1e-3, -1e-3, 3e-4, -3e-4].every((x) => Math.abs(off(x)) < bound(x));
}

/** Brings rows to steps, with exact fractions of floating numbers. */
function determinantBySteps(rows: readonly (readonly number[])[]): number {
  const work = rows.map((row) => [...row]);
  let value = 1;
  for (let column = 0; column < work.length; column += 1) {
    const pivot = work.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-12);
    const chosen = work[pivot];
    if (!chosen) return 0;
    if (pivot !== column) {
      [work[pivot], work[column]] = [work[column] ?? [], chosen];
      value = -value;
    }
    value *= chosen[column] ?? 0;
    for (const row of work.slice(column + 1)) {
      const times = (row[column] ?? 0) / (chosen[column] ?? 1);
      chosen.forEach((entry, index) => (row[index] = (row[index] ?? 0) - times * entry));
    }
  }
  return value;
}

function checkMatrix(item: PracticeItem): boolean {
  if (item.prompt.en.startsWith('Solve')) return checkSystem(item);
  const rows = [...item.prompt.en.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) =>
    inside.split(', ').map((value) => valueOfFormula(value)),
  );
  if (item.answerKind.kind === 'integer') return close(determinantBySteps(rows), Number(item.answer), 1e-9);
  const values = listOf(item);
  const without = (value: number) =>
    rows.map((row, i) => row.map((entry, j) => (i === j ? entry - value : entry)));
  return (
    new Set(values).size === 2 && values.every((value) => Math.abs(determinantBySteps(without(value))) < 1e-8)
  );
}

/** Runge–Kutta of the fourth order for y′ = slope(x, y). */
function integrate(
  slope: (y: readonly number[]) => number[],
  start: readonly number[],
  to: number,
): number[] {
  const parts = 400;
  const h = to / parts;
  let y = [...start];
  const moved = (by: readonly number[], times: number) =>
    y.map((value, index) => value + times * (by[index] ?? 0));
  for (let part = 0; part < parts; part += 1) {
    const k1 = slope(y);
    const k2 = slope(moved(k1, h / 2));
    const k3 = slope(moved(k2, h / 2));
    const k4 = slope(moved(k3, h));
    y = y.map(
      (value, i) => value + (h / 6) * ((k1[i] ?? 0) + 2 * (k2[i] ?? 0) + 2 * (k3[i] ?? 0) + (k4[i] ?? 0)),
    );
  }
  return y;
}

/** y′ = k y, followed from its starting value. */
function checkProportional(item: PracticeItem): boolean {
  const found = /^y′ = (\S+) y and y\(0\) = (\d+)\. What is y\((\d+)\)/.exec(item.prompt.en) ?? [];
  const [k, start, to] = found.slice(1).map((value) => valueOfFormula(value)) as [number, number, number];
  const [end = 0] = integrate(([y = 0]) => [k * y], [start], to);
  return answers(item, end);
}

const FAR = 0.7;

/** What y is at x = 0.7: the equation solved for its highest derivative, and followed from its starting values. */
function followed(prompt: string): number {
  const [left = '', right = ''] = (/^(.+?) with/.exec(prompt)?.[1] ?? '').split('=');
  const letters = left.replace('y″', 'c').replace('y′', 'b').replaceAll('y', 'a');
  const residue = (a: number, b: number) => valueOfFormula(letters, { a, b, c: 0 }) - valueOfFormula(right);
  const start = [...prompt.matchAll(/y′?\(0\) = (−?\d+)/g)].map(([, value = '']) => valueOfFormula(value));
  const slope = left.includes('y″')
    ? ([y = 0, v = 0]: readonly number[]) => [v, -residue(y, v)]
    : ([y = 0]: readonly number[]) => [-residue(y, 0)];
  return integrate(slope, start, FAR)[0] ?? Number.NaN;
}

/** The named solution must be where the equation leads. */
function checkEquation(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'decimal') return checkProportional(item);
  const [a = 0, b = 0] = listOf(item);
  const [, form = ''] = /solution is y = (.+?)\. What/.exec(item.prompt.en) ?? [];
  const lower = form.replace('A', 'a').replace('B', 'b');
  return close(valueOfFormula(lower, { a, b, x: FAR }), followed(item.prompt.en), 1e-6);
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

/** Every number of the range that the question allows. */
function fitting(item: PracticeItem): number[] {
  const numbers = numbersOf(item) as [number, number, number, number, number, number];
  const [, last, third, modulus] = numbers;
  if (item.prompt.en.startsWith('Which number')) return upTo(last).filter((x) => (x * third) % modulus === 1);
  const [, , , m, second, n] = numbers;
  return upTo(last).filter((x) => x % m === third && x % n === second);
}

/** Multiplies, or tries every number. */
function checkRemainders(item: PracticeItem): boolean {
  if (item.prompt.en.startsWith('What is the remainder')) {
    const [base = 0n, exponent = 0n, modulus = 1n] = numbersOf(item).map(BigInt);
    return base ** exponent % modulus === BigInt(item.answer);
  }
  if (item.prompt.en.includes('can be divided')) return checkWeight(item);
  if (item.prompt.en.startsWith('How many')) return checkHowMany(item);
  if (item.prompt.en.includes('Brahmagupta')) return checkComposition(item);
  if (numbersOf(item).length > 6) return checkThreeRemainders(item);
  const found = fitting(item);
  return found.length === 1 && found[0] === Number(item.answer);
}

/** The chance within z standard deviations on both sides, by area. */
const within = (z: number) => areaUnder((x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI), -z, z);

/** Adds up the spreads of `n` independent values, each counted 1/n. */
function spreadOfMean(variance: number, n: number): number {
  const total = Array.from({ length: n }, () => variance / n / n).reduce((sum, part) => sum + part, 0);
  return Math.sqrt(total);
}

/** z of the question, where its level by area is the one it names. */
function factorOf(prompt: string): number {
  const [, z = '0', level = '0'] = /z = ([\d.]+),.* (\d+)% conf/.exec(prompt) ?? [];
  return Math.abs(within(Number(z)) - Number(level) / 100) < 0.001 ? Number(z) : Number.NaN;
}

function checkStatistic(item: PracticeItem): boolean {
  const [claim, spread, n, found] = numbersOf(item) as [number, number, number, number];
  return Math.abs(Number(item.answer) * spreadOfMean(spread * spread, n) - (found - claim)) < 0.0051 * spread;
}

function checkInference(item: PracticeItem): boolean {
  const { en } = item.prompt;
  if (en.startsWith('A maker')) return checkStatistic(item);
  const [n, second] = numbersOf(item) as [number, number];
  const answer = Number(item.answer);
  if (!en.startsWith('Of '))
    return Math.abs(answer - factorOf(en) * spreadOfMean(second * second, n)) < 0.0051;
  const share = second / n;
  const reach = factorOf(en) * spreadOfMean(share * (1 - share), n);
  return Math.abs(answer - (en.includes('upper') ? share + reach : share - reach)) < 0.00051;
}

/** Checkers of university mathematics. */
export const UNIVERSITY_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-limits': checkLimit,
  'ma-deriv': checkDerivative,
  'ma-integral': checkIntegral,
  'ma-series': checkSeries,
  'ma-linalg': checkMatrix,
  'ma-ode': checkEquation,
  'ma-numtheory': checkRemainders,
  'ma-stats-inf': checkInference,
};
