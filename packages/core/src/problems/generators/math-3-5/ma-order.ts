import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { IGNORED_BRACKETS, LEFT_TO_RIGHT } from '../../misconceptions/whole-numbers.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const NUDGE = text({
  en: 'Which operation comes first: brackets, then × and ÷, then + and −?',
  fr: 'Quelle opération vient d’abord : parenthèses, puis × et ÷, puis + et − ?',
  es: '¿Qué operación va primero: paréntesis, luego × y ÷, luego + y −?',
});
const PRODUCT_FIRST = {
  en: 'Multiplication binds more tightly than addition.',
  fr: 'La multiplication est prioritaire sur l’addition.',
  es: 'La multiplicación tiene prioridad sobre la suma.',
};

/** a + b × c, or a − b × c */
function productFirst(a: number, b: number, c: number, sign: '+' | '−'): PracticeItem {
  const value = sign === '+' ? a + b * c : a - b * c;
  const all = { a, b, c, sign, product: b * c, value };
  const explained = {
    prompt: text('{a} {sign} {b} × {c} = ?', all),
    nudge: NUDGE,
    steps: [
      step('{b} × {c} = {product}', PRODUCT_FIRST, all),
      step(
        '{a} {sign} {product} = {value}',
        {
          en: 'Then add or subtract.',
          fr: 'On additionne ou soustrait ensuite.',
          es: 'Después se suma o se resta.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [[sign === '+' ? (a + b) * c : (a - b) * c, LEFT_TO_RIGHT]]);
}

/** a × (b + c) − d */
function bracketsFirst(a: number, b: number, c: number, d: number): PracticeItem {
  const all = { a, b, c, d, inside: b + c, product: a * (b + c), value: a * (b + c) - d };
  const explained = {
    prompt: text('{a} × ({b} + {c}) − {d} = ?', all),
    nudge: NUDGE,
    steps: [
      step(
        '{b} + {c} = {inside}',
        { en: 'Brackets come first.', fr: 'Les parenthèses d’abord.', es: 'Primero los paréntesis.' },
        all,
      ),
      step('{a} × {inside} = {product}', PRODUCT_FIRST, all),
      step(
        '{product} − {d} = {value}',
        {
          en: 'Subtraction comes last.',
          fr: 'La soustraction vient en dernier.',
          es: 'La resta va al final.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.value, [
    [a * b + c - d, IGNORED_BRACKETS],
    [a * (b + c - d), LEFT_TO_RIGHT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [b, c] = [random.integer(2, 9), random.integer(3, 9)];
  if (difficulty === 1) return productFirst(random.integer(2, 12), b, c, '+');
  if (difficulty === 2) return productFirst(b * c + random.integer(1, 20), b, c, '−');
  return bracketsFirst(random.integer(2, 6), b, c, random.integer(2, 9));
}

/** Order of operations (CCSS 5.OA.A.1). */
export const maOrder = generator('ma-order', make);
