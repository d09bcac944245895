import type { GradingScale } from '@ori/contracts/transcript-names';
import { halfUpOf } from './grades-rounding.ts';

/** A grade as a scale says it. `points` are hundredths of the scale's own point; null where it counts in no average. */
export interface Grade {
  readonly symbol: string;
  readonly points: number | null;
  readonly isPassed: boolean;
}

/** A letter, from how many whole percent on it is given, and its grade points in hundredths. */
export interface Letter extends Grade {
  readonly from: number;
}

const letter = (symbol: string, from: number, points: number | null): Letter => ({
  symbol,
  from,
  points,
  isPassed: from > 0,
});

/** The bands customary in the United States. */
const PLUS_MINUS = [
  letter('A', 93, 400),
  letter('A-', 90, 370),
  letter('B+', 87, 330),
  letter('B', 83, 300),
  letter('B-', 80, 270),
  letter('C+', 77, 230),
  letter('C', 73, 200),
  letter('C-', 70, 170),
  letter('D+', 67, 130),
  letter('D', 63, 100),
  letter('D-', 60, 70),
  letter('F', 0, 0),
];
const PLAIN = [
  letter('A', 90, 400),
  letter('B', 80, 300),
  letter('C', 70, 200),
  letter('D', 60, 100),
  letter('F', 0, 0),
];
const PASS_FAIL = [letter('P', 60, null), letter('F', 0, null)];

const LETTERS: Partial<Record<GradingScale, readonly Letter[]>> = {
  'us-plus-minus': PLUS_MINUS,
  'us-letter': PLAIN,
  'pass-fail': PASS_FAIL,
};

/** A scale of numbers: the highest, what passes, and to how many hundredths its grades are reckoned. */
interface NumberScale {
  readonly max: number;
  readonly passes: number;
  readonly step: number;
}
const NUMBERS: Partial<Record<GradingScale, NumberScale>> = {
  percent: { max: 100, passes: 60, step: 100 },
  'french-20': { max: 20, passes: 10, step: 10 },
  'spanish-10': { max: 10, passes: 5, step: 10 },
};

const HUNDREDTHS = 100;
/** A whole, in hundredths of a percent. */
export const WHOLE = 10_000;

/** The letters of a scale, best first; none on a scale of numbers. */
export function lettersOf(scale: GradingScale): readonly Letter[] {
  return LETTERS[scale] ?? [];
}

/** The scale of numbers behind a name; null for letters. */
export function numbersOf(scale: GradingScale): NumberScale | null {
  return NUMBERS[scale] ?? null;
}

/** The highest average a scale knows, unweighted, in hundredths; null where it knows none. */
export function topOf(scale: GradingScale): number | null {
  const numbers = numbersOf(scale);
  if (numbers !== null) return numbers.max * HUNDREDTHS;
  return scale === 'pass-fail' ? null : 400;
}

/** Weights are added to grade points of letters; on scales of numbers they mean nothing. */
export function isWeighted(scale: GradingScale): boolean {
  return scale === 'us-plus-minus' || scale === 'us-letter';
}

const plain = (hundredths: number): string => String(hundredths / HUNDREDTHS);

function numbered({ passes }: NumberScale, hundredths: number): Grade {
  return { symbol: plain(hundredths), points: hundredths, isPassed: hundredths >= passes * HUNDREDTHS };
}

function fromBand(letters: readonly Letter[], percent: number): Grade {
  const whole = halfUpOf(percent, HUNDREDTHS);
  const found = letters.find(({ from }) => whole >= from);
  if (found === undefined) throw new Error('A scale of letters begins at 0 percent');
  const { symbol, points, isPassed } = found;
  return { symbol, points, isPassed };
}

/**
 * The grade of a share of a whole, given in hundredths of a percent. Letters are read from the whole percent, a half
 * rounded up (89.5 % is an A−); numbers are the share of the scale's highest, to the percent or to a tenth.
 */
export function gradeOfPercent(scale: GradingScale, percent: number): Grade {
  const share = Math.min(percent, WHOLE);
  const numbers = numbersOf(scale);
  if (numbers === null) return fromBand(lettersOf(scale), share);
  const { max, step } = numbers;
  return numbered(numbers, halfUpOf(share * max * HUNDREDTHS, WHOLE * step) * step);
}

const NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;

function hundredthsOf(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const [whole = '', part = ''] = text.split(/[.,]/);
  return Number(whole) * HUNDREDTHS + Number(part.padEnd(2, '0'));
}

/** The grade a person named, as the scale writes it: `b+`, `A−` with a true minus, `14,5`. Null when the scale has no such grade. */
export function gradeNamed(scale: GradingScale, text: string): Grade | null {
  const said = text.trim().toUpperCase().replace('−', '-');
  const numbers = numbersOf(scale);
  if (numbers === null) {
    const found = lettersOf(scale).find(({ symbol }) => symbol === said);
    return found ? { symbol: found.symbol, points: found.points, isPassed: found.isPassed } : null;
  }
  const hundredths = hundredthsOf(said);
  return hundredths === null || hundredths > numbers.max * HUNDREDTHS ? null : numbered(numbers, hundredths);
}
