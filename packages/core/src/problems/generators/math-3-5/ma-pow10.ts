import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-pow10');

const EXACT = { tolerance: 0 };
const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵'];
const MOVES = {
  times: message('moves.times'),
  over: message('moves.over'),
} as const;

/** A number with so many decimal places, times or over a power of ten. */
interface Task {
  readonly value: number;
  readonly places: number;
  readonly exponent: number;
  readonly isTimes: boolean;
}

function drawTask(random: SeededRandom, difficulty: Difficulty): Task {
  if (difficulty === 1) {
    const value = random.integer(2, 99);
    return {
      value: value % 10 === 0 ? value + 3 : value,
      places: 0,
      exponent: random.integer(2, 5),
      isTimes: true,
    };
  }
  const digits = random.integer(12, 989);
  const clean = digits % 10 === 0 ? digits + 7 : digits;
  const places = difficulty === 2 ? random.integer(1, 2) : random.integer(0, 1);
  const exponent = difficulty === 2 ? random.integer(2, 4) : random.integer(1, 3);
  return { value: clean / 10 ** places, places, exponent, isTimes: difficulty === 2 };
}

/** Longest decimal part that a wrong answer may have. */
const DECIMALS_MAX = 4;

function wrongProducts({ value, places, exponent }: Task): readonly Wrong<number>[] {
  const decimals = places + exponent;
  return [
    ...(decimals <= DECIMALS_MAX
      ? [[rounded(value / 10 ** exponent, decimals), 'shifted-the-other-way'] as const]
      : []),
    ...(places > 0 ? [[value, 'zeros-hung-on-a-decimal'] as const] : []),
    [rounded(value * 10 * exponent, 2), 'power-as-product'],
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const task = drawTask(random, difficulty);
  const { value, places, exponent, isTimes } = task;
  const shifted = (by: number) =>
    rounded(value * 10 ** (isTimes ? by : -by), Math.max(0, places + (isTimes ? -by : by)));
  const result = shifted(exponent);
  const power = `10${RAISED[exponent] ?? ''}`;
  const all = { value, sign: isTimes ? '×' : '÷', power, exponent, tens: 10 ** exponent, result };
  const explained = {
    prompt: text('{value} {sign} {power} = ?', all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step('{power} = {tens}', message('make.explained.reason'), all),
      step('{value} {sign} {power} = {result}', MOVES[isTimes ? 'times' : 'over'], all),
    ],
  };
  return decimalItem(explained, result, EXACT, [
    [shifted(exponent - 1), 'wrong-decimal-place'],
    ...(isTimes
      ? wrongProducts(task)
      : [[rounded(value * 10 ** exponent, 0), 'shifted-the-other-way'] as const]),
  ]);
}

/** Multiplying and dividing by powers of ten (CCSS 5.NBT.A.2). */
export const maPow10 = generator('ma-pow10', make);
