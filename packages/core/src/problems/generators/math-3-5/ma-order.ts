import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-order');

const NUDGE = text(message('nudge'));
const PRODUCT_FIRST = message('product-first.multiplication-binds-more-tightly');

/** a + b × c, or a − b × c */
function productFirst(a: number, b: number, c: number, sign: '+' | '−'): DraftItem {
  const value = sign === '+' ? a + b * c : a - b * c;
  const all = { a, b, c, sign, product: b * c, value };
  const explained = {
    prompt: text('{a} {sign} {b} × {c} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{b} × {c} = {product}', PRODUCT_FIRST, all),
      step('{a} {sign} {product} = {value}', message('product-first.explained.reason'), all),
    ],
  };
  return integerItem(explained, value, [[sign === '+' ? (a + b) * c : (a - b) * c, 'left-to-right']]);
}

/** a × (b + c) − d */
function bracketsFirst(a: number, b: number, c: number, d: number): DraftItem {
  const all = { a, b, c, d, inside: b + c, product: a * (b + c), value: a * (b + c) - d };
  const explained = {
    prompt: text('{a} × ({b} + {c}) − {d} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{b} + {c} = {inside}', message('brackets-first.explained.reason.brackets-come-first'), all),
      step('{a} × {inside} = {product}', PRODUCT_FIRST, all),
      step(
        '{product} − {d} = {value}',
        message('brackets-first.explained.reason.subtraction-comes-last'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.value, [
    [a * b + c - d, 'ignored-brackets'],
    [a * (b + c - d), 'left-to-right'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [b, c] = [random.integer(2, 9), random.integer(3, 9)];
  if (difficulty === 1) return productFirst(random.integer(2, 12), b, c, '+');
  if (difficulty === 2) return productFirst(b * c + random.integer(1, 20), b, c, '−');
  return bracketsFirst(random.integer(2, 6), b, c, random.integer(2, 9));
}

/** Order of operations (CCSS 5.OA.A.1). */
export const maOrder = generator('ma-order', make);
