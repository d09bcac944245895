import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-exponent');

const SUPERSCRIPTS = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'];
const POWERS = {
  1: [
    [3, 2],
    [4, 2],
    [5, 2],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
    [10, 2],
    [11, 2],
    [12, 2],
    [2, 3],
    [3, 3],
  ],
  2: [
    [2, 4],
    [2, 5],
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3],
    [7, 3],
    [4, 4],
    [3, 5],
    [10, 3],
    [10, 4],
  ],
} as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [base, exponent] = difficulty === 1 ? random.pick(POWERS[1]) : random.pick(POWERS[2]);
  const factor = difficulty === 3 ? random.integer(2, 5) : 1;
  const power = base ** exponent;
  const all = {
    base,
    exponent,
    factor,
    power,
    total: factor * power,
    written: `${base}${SUPERSCRIPTS[exponent] ?? ''}`,
    long: Array(exponent).fill(base).join(' × '),
  };
  const explained = {
    prompt: text(factor === 1 ? '{written} = ?' : '{factor} × {written} = ?', all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step('{written} = {long}', message('make.explained.reason.exponent-tells-often-base'), all),
      step(
        factor === 1 ? '{long} = {power}' : '{factor} × {power} = {total}',
        message('make.explained.reason.exponent-belongs-base-alone'),
        all,
      ),
    ],
  };
  return integerItem(explained, factor * power, [
    [factor * base * exponent, 'power-as-product'],
    [factor * exponent ** base, 'base-and-exponent-swapped'],
    ...(factor === 1 ? [] : [[(factor * base) ** exponent, 'power-takes-the-factor'] as const]),
  ]);
}

/** Powers with whole exponents (CCSS 6.EE.A.1). */
export const maExponent = generator('ma-exponent', make);
