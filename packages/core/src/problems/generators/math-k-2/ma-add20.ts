import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tenFrames } from './ten-frames.ts';

const message = messagesOf('ma-add20');

function add(a: number, b: number): DraftItem {
  const all = { a, b, fill: 10 - a, rest: b - (10 - a), sum: a + b };
  const explained = {
    ...tenFrames(a, 20),
    prompt: text('{a} + {b} = ?', all),
    nudge: text(message('add.explained.nudge')),
    steps: [
      step('{a} + {fill} = 10', message('add.explained.reason.make-ten-first'), all),
      step('10 + {rest} = {sum}', message('add.explained.reason.then-add-rest'), all),
    ],
  };
  return integerItem(explained, a + b, [
    [a + b - 1, 'counts-the-start'],
    [Math.abs(a - b), 'took-away-not-added'],
  ]);
}

function takeAway(total: number, b: number): DraftItem {
  const all = { total, b, over: total - 10, rest: b - (total - 10), left: total - b };
  const explained = {
    ...tenFrames(total, 20),
    prompt: text('{total} − {b} = ?', all),
    nudge: text(message('take-away.explained.nudge')),
    steps: [
      step('{total} − {over} = 10', message('take-away.explained.reason.empty-second-row-first'), all),
      step('10 − {rest} = {left}', message('take-away.explained.reason.then-take-away-rest'), all),
    ],
  };
  return integerItem(explained, total - b, [
    [total - b + 1, 'counts-the-start'],
    [total + b, 'added-not-took-away'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const a = difficulty === 1 ? random.integer(7, 9) : random.integer(5, 9);
  const b = random.integer(11 - a + (difficulty === 1 ? 0 : 1), 9);
  if (difficulty !== 3) return add(a, Math.max(b, 11 - a));
  const total = random.integer(11, 17);
  return takeAway(total, random.integer(total - 9, 9));
}

/** Sums and differences within twenty, by way of ten (CCSS 1.OA.C.6). */
export const maAdd20 = generator('ma-add20', make);
