import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-decops');

const EXACT = { tolerance: 0 };

/** Tenths and hundredths together, added or taken away. */
function addOrSubtract(random: SeededRandom, sign: '+' | '−'): DraftItem {
  const tenths = random.integer(21, 89);
  const hundredths = random.integer(11, 189);
  const [a, b] = [tenths / 10, (hundredths % 10 === 0 ? hundredths + 1 : hundredths) / 100];
  const value = rounded(sign === '+' ? a + b : a - b, 2);
  const all = {
    a,
    b,
    sign,
    wide: tenths * 10,
    narrow: Math.round(b * 100),
    total: Math.round(value * 100),
    value,
  };
  const explained = {
    prompt: text('{a} {sign} {b} = ?', all),
    nudge: text(message('add-or-subtract.explained.nudge')),
    steps: [
      step(
        message('add-or-subtract.explained.step.wide-hundredths-b-narrow'),
        message('add-or-subtract.explained.reason.only-parts-one-size'),
        all,
      ),
      step(
        message('add-or-subtract.explained.step.wide-sign-narrow-total'),
        message('add-or-subtract.explained.reason.hundred-hundredths-make-one'),
        all,
      ),
    ],
  };
  const misaligned = sign === '+' ? tenths + all.narrow : Math.abs(tenths - all.narrow);
  return decimalItem(explained, value, EXACT, [
    [misaligned / 100, 'points-not-lined-up'],
    [rounded(value * 10, 2), 'wrong-decimal-place'],
  ]);
}

function multiplyTenths(random: SeededRandom): DraftItem {
  const [x, y] = [random.integer(2, 9), random.integer(11, 39)];
  const [a, b] = [x / 10, (y % 10 === 0 ? y + 1 : y) / 10];
  const product = x * Math.round(b * 10);
  const value = product / 100;
  const all = { a, b, x, y: Math.round(b * 10), product, value };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: text(message('multiply-tenths.explained.nudge')),
    steps: [
      step('{x} × {y} = {product}', message('multiply-tenths.explained.reason.first-multiply-if-both'), all),
      step(
        message('multiply-tenths.explained.step'),
        message('multiply-tenths.explained.reason.tenths-times-tenths-hundredths'),
        all,
      ),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [product / 10, 'point-place-copied'],
    [product / 1000, 'wrong-decimal-place'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return multiplyTenths(random);
  return addOrSubtract(random, difficulty === 1 ? '+' : '−');
}

/** Decimal sums, differences and products (CCSS 5.NBT.B.7). */
export const maDecops = generator('ma-decops', make);
