import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, integerItem, rationalItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { lowered, shownRational } from './writing.ts';

const message = messagesOf('ma-log');

const NUDGE = text(message('nudge'));
const MEANING = message('meaning');

function whole(base: number, exponent: number): DraftItem {
  const number = base ** exponent;
  const all = { base, number, low: lowered(base), exponent };
  const explained = {
    prompt: text('log{low} {number} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{base}^x = {number}', MEANING, all),
      step('x = {exponent}', message('whole.explained.reason'), all),
    ],
  };
  return integerItem(explained, exponent, [[number / base, 'log-as-division']]);
}

/** log of m^p to the base m^q, also of 1 over it. */
function fractional(root: number, p: number, q: number): DraftItem {
  const [base, size] = [root ** q, root ** Math.abs(p)];
  const answer = fraction(p, q);
  const number = p < 0 ? `1/${size}` : String(size);
  const all = { base, low: lowered(base), number, root, p, q, x: shownRational(answer) };
  const explained = {
    prompt: text(p < 0 ? 'log{low} ({number}) = ?' : 'log{low} {number} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        message('fractional.explained.step'),
        message('fractional.explained.reason.one-base-exponents-can'),
        all,
      ),
      step(
        q === 1 ? 'x = {p}' : '{q}x = {p}, x = {x}',
        message('fractional.explained.reason.equal-powers-one-base'),
        all,
      ),
    ],
  };
  const quotient = p < 0 ? fraction(1, size * base) : fraction(size, base);
  return rationalItem(explained, answer, 'any', [
    [fraction(q, p), 'log-upside-down'],
    [quotient, 'log-as-division'],
    [fraction(-p, q), 'log-sign-lost'],
  ]);
}

/** b^x = c, to two places. */
function solve(base: number, number: number): DraftItem {
  const exactly = Math.log(number) / Math.log(base);
  const x = rounded(exactly, 2);
  const all = { base, number, x };
  const explained = {
    prompt: text(message('solve.explained.prompt'), all),
    nudge: text(message('solve.explained.nudge')),
    steps: [
      step(
        'x · log {base} = log {number}',
        message('solve.explained.reason.logarithm-power-exponent-times'),
        all,
      ),
      step(
        'x = log {number} ÷ log {base} ≈ {x}',
        message('solve.explained.reason.divide-logarithm-base-any'),
        all,
      ),
    ],
  };
  return decimalItem(explained, x, { tolerance: 0.01 }, [
    [rounded(number / base, 2), 'log-as-division'],
    [rounded(1 / exactly, 2), 'log-upside-down'],
    [rounded(Math.log10(number / base), 2), 'log-of-the-quotient'],
  ]);
}

const MOST_EXPONENT = { 2: 9, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 3, 10: 5 } as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const base = random.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    return whole(base, random.integer(2, MOST_EXPONENT[base]));
  }
  if (difficulty === 3) {
    const base = random.integer(2, 9);
    const number = random.integer(base + 2, 500);
    const power = Math.log(number) / Math.log(base);
    return Math.abs(power - Math.round(power)) < 0.03 ? make(random, difficulty) : solve(base, number);
  }
  const [root, q] = random.pick([
    [2, 2],
    [2, 3],
    [3, 2],
    [2, 1],
    [3, 1],
    [5, 1],
    [5, 2],
    [10, 1],
    [2, 4],
    [3, 3],
  ]);
  const p = random.integer(1, 4) * (q === 1 ? -1 : random.pick([1, -1]));
  const isWhole = formatRational(fraction(p, q)) === String(p / q) && q > 1;
  return isWhole ? make(random, difficulty) : fractional(root, p, q);
}

/** Logarithms as exponents (CCSS HSF-LE.A.4). */
export const maLog = generator('ma-log', make);
