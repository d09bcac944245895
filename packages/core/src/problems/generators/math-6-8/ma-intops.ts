import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-intops');

const NUDGE = text(message('nudge'));
const inBrackets = (value: number) => (value < 0 ? `(−${-value})` : String(value));

function explain(a: number, b: number, sign: '+' | '−', value: number) {
  const right = (sign === '+') === b > 0;
  const all = { a, b: inBrackets(b), sign, size: Math.abs(b), value };
  return {
    prompt: text('{a} {sign} {b} = ?', all),
    nudge: NUDGE,
    steps: [
      right
        ? step(
            message('explain.step.go-size-right'),
            message('explain.reason.adding-positive-taking-away'),
            all,
          )
        : step(
            message('explain.step.go-size-left'),
            message('explain.reason.adding-negative-taking-away'),
            all,
          ),
      step('{a} {sign} {b} = {value}', message('explain.reason.left-zero-numbers-negative'), all),
    ],
  };
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [x, y] = [
    random.integer(2, difficulty === 1 ? 10 : 20),
    random.integer(2, difficulty === 1 ? 10 : 20),
  ];
  if (x === y) return make(random, difficulty);
  if (difficulty === 1) {
    return integerItem(explain(-x, y, '+', y - x), y - x, [
      [x + y, 'sign-ignored'],
      [x - y, 'right-size-wrong-sign'],
    ]);
  }
  if (difficulty === 2) {
    return integerItem(explain(-x, y, '−', -x - y), -x - y, [
      [y - x, 'sign-ignored'],
      [x + y, 'right-size-wrong-sign'],
    ]);
  }
  return integerItem(explain(-x, -y, '−', y - x), y - x, [
    [-x - y, 'two-minuses-lost'],
    [x - y, 'right-size-wrong-sign'],
  ]);
}

/** Adding and subtracting integers (CCSS 7.NS.A.1). */
export const maIntops = generator('ma-intops', make);
