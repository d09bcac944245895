import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-mult-facts');

function multiply(a: number, b: number): DraftItem {
  const all = { a, b, before: b - 1, known: a * (b - 1), product: a * b };
  const explained = {
    prompt: text('{a} × {b} = ?', all),
    nudge: text(message('multiply.explained.nudge')),
    steps: [
      step('{a} × {before} = {known}', message('multiply.explained.reason.start-fact-know-one'), all),
      step('{known} + {a} = {product}', message('multiply.explained.reason.one-more-group'), all),
    ],
  };
  return integerItem(explained, a * b, [
    [a + b, 'added-not-multiplied'],
    [a * (b - 1), 'one-group-off'],
    [a * (b + 1), 'one-group-off'],
  ]);
}

function divide(a: number, b: number): DraftItem {
  const all = { a, b, product: a * b };
  const explained = {
    prompt: text('{product} ÷ {a} = ?', all),
    nudge: text(message('divide.explained.nudge'), all),
    steps: [
      step('{a} × ? = {product}', message('divide.explained.reason.division-asks-missing-factor'), all),
      step('{a} × {b} = {product}', message('divide.explained.reason.b-groups-use-up'), all),
    ],
  };
  return integerItem(explained, b, [
    [a * b - a, 'subtracted-not-divided'],
    [a * b * a, 'multiplied-not-divided'],
    [b + 1, 'one-group-off'],
    [b - 1, 'one-group-off'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = difficulty === 1 ? 5 : 9;
  const [a, b] = [
    random.integer(difficulty === 1 ? 2 : 3, most),
    random.integer(3, difficulty === 1 ? 6 : 9),
  ];
  return difficulty === 3 ? divide(a, b) : multiply(a, b);
}

/** Products and quotients within a hundred (CCSS 3.OA.C.7). */
export const maMultFacts = generator('ma-mult-facts', make);
