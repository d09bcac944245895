import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tenFrames } from './ten-frames.ts';

const message = messagesOf('ma-add10');

function addItem(a: number, b: number): DraftItem {
  const all = { a, b, sum: a + b };
  const explained = {
    ...tenFrames(a, 10),
    prompt: text(message('add-item.explained.prompt'), all),
    nudge: text(message('add-item.explained.nudge'), all),
    steps: [
      step(
        message('add-item.explained.step'),
        message('add-item.explained.reason.squares-full-already'),
        all,
      ),
      step('{a} + {b} = {sum}', message('add-item.explained.reason.count-b-more'), all),
    ],
  };
  return integerItem(explained, a + b, [
    [a + b - 1, 'counts-the-start'],
    [Math.abs(a - b), 'took-away-not-added'],
    [b, 'repeated-a-number'],
  ]);
}

function takeAwayItem(a: number, b: number): DraftItem {
  const all = { a, b, left: a - b };
  const explained = {
    ...tenFrames(a, 10),
    prompt: text(message('take-away-item.explained.prompt'), all),
    nudge: text(message('take-away-item.explained.nudge'), all),
    steps: [
      step(
        message('add-item.explained.step'),
        message('take-away-item.explained.reason.squares-full-now'),
        all,
      ),
      step('{a} − {b} = {left}', message('take-away-item.explained.reason.count-b-steps-back'), all),
    ],
  };
  return integerItem(explained, a - b, [
    [a - b + 1, 'counts-the-start'],
    [a + b, 'added-not-took-away'],
    [b, 'repeated-a-number'],
  ]);
}

/** Sums and differences within five (CCSS K.OA.A.5). */
function withinFive(random: SeededRandom): DraftItem {
  const sum = random.integer(3, 5);
  const part = random.integer(1, sum - 1);
  return random.integer(0, 1) === 0 ? addItem(sum - part, part) : takeAwayItem(sum, part);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return withinFive(random);
  const sum = random.integer(6, 10);
  const first = random.integer(2, sum - 1);
  return difficulty === 3 ? takeAwayItem(sum, random.integer(2, sum - 2)) : addItem(first, sum - first);
}

/** Sums and differences within ten, with squares to count (CCSS K.OA.A.2, 1.OA.C.6). */
export const maAdd10 = generator('ma-add10', make);
