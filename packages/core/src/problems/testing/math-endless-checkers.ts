import type { PracticeItem } from '@ori/contracts/practice';
import { valueOfFormula } from './formula-reader.ts';
import { near, numbersOf, valueOf } from './reading.ts';

const listOf = (item: PracticeItem) => item.answer.split(';').map(valueOf);

/** Adds term after term as the question describes them, in floating numbers. */
function checkAlternating({ prompt, answer }: PracticeItem): boolean {
  const [, size = ''] = /the size (\S.*?), and the signs/.exec(prompt.en) ?? [];
  const [, count = '0'] = /first (\d+) terms/.exec(prompt.en) ?? [];
  let sum = 0;
  for (let k = 1; k <= Number(count); k += 1) sum -= (-1) ** k * valueOfFormula(size, { k });
  const [, start = ''] = /series (.+?) \+ …/.exec(prompt.en) ?? [];
  const two = valueOfFormula(size, { k: 1 }) - valueOfFormula(size, { k: 2 });
  return near(sum, valueOf(answer)) && near(valueOfFormula(start), two);
}

/** Walks along the terms until one is small enough. */
function checkTermsNeeded({ prompt, answer }: PracticeItem): boolean {
  const [, size = ''] = /the size (\S.*?)\. An/.exec(prompt.en) ?? [];
  const [, bound = '1'] = /than 1\/([\d,]+)\?/.exec(prompt.en) ?? [];
  const n = Number(answer);
  const isSmall = (k: number) => valueOfFormula(size, { k }) * Number(bound) < 1 - 1e-12;
  return isSmall(n + 1) && (n === 1 || !isSmall(n));
}

/** The corrected sum as floating number; the better the correction, the nearer to π/4. */
function checkMended({ prompt, answer }: PracticeItem): boolean {
  const [, count = '0'] = /first (\d+) terms/.exec(prompt.en) ?? [];
  const [, correction = ''] = /rest take (\S.*?), with/.exec(prompt.en) ?? [];
  const n = Number(count);
  let sum = 0;
  for (let k = 1; k <= n; k += 1) sum -= (-1) ** k / (2 * k - 1);
  const value = sum + (-1) ** n * valueOfFormula(correction, { n });
  return near(value, valueOf(answer)) && Math.abs(value - Math.PI / 4) < Math.abs(sum - Math.PI / 4);
}

/** Sums of endless series, as the question describes them. */
export function checkEndless(item: PracticeItem): boolean {
  if (item.prompt.en.startsWith('In the series')) return checkAlternating(item);
  return item.prompt.en.startsWith('Of the series') ? checkMended(item) : checkTermsNeeded(item);
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, number) => number);

/** Tries every number of the range. */
export function checkWeight(item: PracticeItem): boolean {
  const [, last = 0, p = 1, q = 1, one = 1, own = 1] = numbersOf(item);
  const found = upTo(last).filter((x) => x > 0 && x % p === 0 && x % q === 0 && x % own === one);
  return found.length === 1 && found[0] === Number(item.answer);
}

export function checkThreeRemainders(item: PracticeItem): boolean {
  const [, last = 0, a, p = 1, b, q = 1, c, r = 1] = numbersOf(item);
  const found = upTo(last).filter((x) => x % p === a && x % q === b && x % r === c);
  return found.length === 1 && found[0] === Number(item.answer);
}

export function checkHowMany(item: PracticeItem): boolean {
  const [, last = 0, a, m = 1, b, n = 1] = numbersOf(item);
  return upTo(last).filter((x) => x > 0 && x % m === a && x % n === b).length === Number(item.answer);
}

/** (x₁ + y₁√n)(x₂ + y₂√n), worked out with the root as a number. */
export function checkComposition(item: PracticeItem): boolean {
  const [x1, n, y1, k1, x2, , y2, k2] = numbersOf(item) as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  const [x, y] = listOf(item) as [number, number];
  const root = Math.sqrt(n);
  const [, k = ''] = /y² = (−?[\d,]+)\. Which/.exec(item.prompt.en) ?? [];
  const norms = [x1 * x1 - n * y1 * y1 - k1, x * x - n * y * y - k1 * k2];
  return (
    near((x1 + y1 * root) * (x2 + y2 * root), x + y * root) &&
    norms.every((off) => off === 0) &&
    valueOfFormula(k.replaceAll(',', '')) === k1 * k2
  );
}

/** Puts the three numbers into every equation. */
export function checkSystem(item: PracticeItem): boolean {
  const [x = 0, y = 0, z = 0] = listOf(item);
  const equations = item.prompt.en
    .replace(/^[^:]*: /, '')
    .replace(/\.$/, '')
    .split('; ');
  return (
    equations.length === 3 &&
    equations.every((equation) => {
      const [left = '', right = ''] = equation.split(' = ');
      return near(valueOfFormula(left, { x, y, z }), valueOfFormula(right));
    })
  );
}
