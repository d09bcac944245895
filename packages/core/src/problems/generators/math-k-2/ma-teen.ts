import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tenFrames } from './ten-frames.ts';

const message = messagesOf('ma-teen');

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const ones = random.integer(1, 9);
  const total = 10 + ones;
  const all = { ones, total };
  const asksOnes = difficulty === 3;
  const explained = {
    ...tenFrames(total, 20),
    prompt: asksOnes
      ? text(message('make.explained.prompt.total-10'), all)
      : difficulty === 1
        ? text(message('make.explained.prompt.10-ones-make'), all)
        : text('{ones} + 10 = ?', all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(message('make.explained.step'), message('make.explained.reason.full')),
      step('10 + {ones} = {total}', message('make.explained.reason.other-squares-ones'), all),
    ],
  };
  if (asksOnes)
    return integerItem(explained, ones, [
      [total, 'counted-all'],
      [10, 'repeated-a-number'],
      [ones + 1, 'missed-or-doubled'],
    ]);
  return integerItem(explained, total, [
    [1 + ones, 'added-the-digits'],
    [total + 1, 'missed-or-doubled'],
    [total - 1, 'missed-or-doubled'],
  ]);
}

/** Ten and some ones (CCSS K.NBT.A.1). */
export const maTeen = generator('ma-teen', make);
