import type { PracticeItem } from '@ori/contracts/practice';
import { areaUnder } from './formula-reader.ts';
import { answers, near, numbersOf, valueOf, type Checker } from './reading.ts';

/** All ordered picks of `k` different numbers below `n`, one by one. */
function countPicks(
  n: number,
  k: number,
  isOrdered: boolean,
  from = 0,
  used: readonly number[] = [],
): number {
  if (k === 0) return 1;
  let count = 0;
  for (let next = isOrdered ? 0 : from; next < n; next += 1)
    if (!used.includes(next)) count += countPicks(n, k - 1, isOrdered, next + 1, [...used, next]);
  return count;
}

const counted = new Map<string, number>();
function picks(n: number, k: number, isOrdered: boolean): number {
  const key = `${n} ${k} ${isOrdered}`;
  const found = counted.get(key) ?? countPicks(n, k, isOrdered);
  counted.set(key, found);
  return found;
}

function checkCounting(item: PracticeItem): boolean {
  const [n = 0, k = 0, p = 0, q = 0] = numbersOf(item);
  if (item.prompt.en.includes('race')) return answers(item, picks(n, k, true));
  if (item.prompt.en.includes('library')) return answers(item, picks(n, p, false) * picks(k, q, false));
  return answers(item, picks(n, k, false));
}

/** Tries how many do both until everybody is counted once. */
function bothOf(all: number, first: number, second: number, neither: number): number {
  let both = 0;
  while (first + second - both + neither !== all && both <= all) both += 1;
  return both;
}

function checkCondition(item: PracticeItem): boolean {
  const [all, a, b, c] = numbersOf(item) as [number, number, number, number];
  const answer = valueOf(item.answer);
  if (item.prompt.en.includes('bulbs')) return near(answer * (b + c), b);
  if (item.prompt.en.includes('neither')) return near(answer * b, bothOf(all, a, b, c));
  return b <= a && a + c <= all && near(answer * a, b);
}

const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** The bounds of the area that is asked about, in the units of the question. */
function boundsOf(prompt: string, mean: number, spread: number): readonly [number, number] {
  const asked = (prompt.split('deviation ')[1] ?? '').replace('68–95–99.7', '');
  const numbers = asked.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const [before, last] = numbers.slice(-2) as [number, number];
  const [lowest, highest] = [mean - 9 * spread, mean + 9 * spread];
  if (prompt.includes('above')) return [last, highest];
  return [prompt.includes('between') ? before : lowest, last];
}

/** Integrates the bell; the rule and the tables are rounded, so the area may differ a little. */
function checkNormal(item: PracticeItem): boolean {
  const found = /mean (\d+).*deviation (\d+)/.exec(item.prompt.en)?.map(Number) ?? [];
  const [, mean, spread] = found as [number, number, number];
  const answer = Number(item.answer);
  const [from, to] = boundsOf(item.prompt.en, mean, spread);
  if (item.prompt.en.includes('z-score')) return near(mean + answer * spread, to);
  const area = areaUnder(density, (from - mean) / spread, (to - mean) / spread);
  return Math.abs(area - (item.prompt.en.includes('percentage') ? answer / 100 : answer)) < 0.0035;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const pointsOf = (item: PracticeItem) =>
  [...item.prompt.en.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** No line of another slope or height is nearer to the points; r as the root of the share explained. */
function checkRegression(item: PracticeItem): boolean {
  const answer = Number(item.answer);
  if (item.prompt.en.startsWith('A line')) {
    const [slope = 0, intercept = 0, x = 0, y = 0] = numbersOf(item);
    return near(slope * x + intercept + answer, y);
  }
  const points = pointsOf(item);
  const [mx, my] = [average(points.map(([x]) => x)), average(points.map(([, y]) => y))];
  const missed = (slope: number) => points.reduce((sum, [x, y]) => sum + (y - my - slope * (x - mx)) ** 2, 0);
  if (item.prompt.en.includes('slope'))
    return missed(answer) <= missed(answer + 0.011) && missed(answer) <= missed(answer - 0.011);
  let best = 0;
  for (let slope = -6; slope <= 6; slope += 0.0005) if (missed(slope) < missed(best)) best = slope;
  const explained = 1 - missed(best) / missed(0);
  return Math.abs(Math.sign(best) * Math.sqrt(explained) - answer) < 0.011;
}

/** Rows written in brackets after a letter’s sentence. */
const rowsIn = (words: string) =>
  [...words.matchAll(/\((−?\d+), (−?\d+)\)/g)].map(([, x = '', y = '']) => [
    Number(x.replace('−', '-')),
    Number(y.replace('−', '-')),
  ]);

const send = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));

/** Adds and takes away the second vector once and again. */
function repeated(u: readonly number[], v: readonly number[], [p = 0, q = 0]: readonly number[]): number[] {
  let sum = u.map(() => 0);
  for (let time = 0; time < p; time += 1) sum = sum.map((value, part) => value + (u[part] ?? 0));
  for (let time = 0; time < q; time += 1) sum = sum.map((value, part) => value - (v[part] ?? 0));
  return sum;
}

/** Sends the unit vectors through, one matrix after the other: the images are the columns of the product. */
function productOf(left: readonly (readonly number[])[], right: readonly (readonly number[])[]): number[] {
  const columns = [
    [1, 0],
    [0, 1],
  ].map((unit) => send(left, send(right, unit)));
  return [0, 1].flatMap((row) => columns.map((column) => column[row] ?? 0));
}

function expectedOf(item: PracticeItem): number[] {
  const rows = rowsIn(item.prompt.en);
  const formula = /What is (\d+)u − (\d*)v\?/.exec(item.prompt.en);
  if (formula) return repeated(rows[0] ?? [], rows[1] ?? [], [Number(formula[1]), Number(formula[2] || '1')]);
  if (rows.length === 3) return send(rows.slice(0, 2), rows[2] ?? []);
  return productOf(rows.slice(0, 2), rows.slice(2));
}

function checkVectors(item: PracticeItem): boolean {
  const given = item.answer.split(';').map(Number);
  const expected = expectedOf(item);
  return given.length === expected.length && given.every((value, index) => value === expected[index]);
}

/** Checkers of 9-12 chance, data and vectors. */
export const HIGH_DATA_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-counting': checkCounting,
  'ma-condprob': checkCondition,
  'ma-normal': checkNormal,
  'ma-regress': checkRegression,
  'ma-vectors': checkVectors,
};
