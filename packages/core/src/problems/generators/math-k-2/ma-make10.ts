import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  COUNTED_ALL,
  COUNTS_THE_START,
  MISSED_OR_DOUBLED,
  REPEATED_A_NUMBER,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tenFrames } from './ten-frames.ts';

const message = messagesOf('ma-make10');

function promptOf(difficulty: Difficulty, full: number) {
  if (difficulty === 1) return text(message('prompt-of.more-make-10'));
  if (difficulty === 2) return text(message('prompt-of.full-make-10'), { full });
  return text(message('prompt-of.10-full'), { full });
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const full = difficulty === 1 ? random.pick([3, 4, 6, 7, 8, 9]) : random.integer(1, 9);
  const missing = 10 - full;
  const all = { full, missing };
  const explained = {
    ...tenFrames(full, 10),
    prompt: promptOf(difficulty, full),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(
        message('make.explained.step.full-squares-full'),
        message('make.explained.reason.row-10-squares'),
        all,
      ),
      step(
        message('make.explained.step.empty-squares-missing-full'),
        message('make.explained.reason.full-empty-make-row'),
        all,
      ),
    ],
  };
  return integerItem(explained, missing, [
    [missing + 1, COUNTS_THE_START],
    [missing - 1, MISSED_OR_DOUBLED],
    [full, REPEATED_A_NUMBER],
    [10, COUNTED_ALL],
  ]);
}

/** Partners that make ten (CCSS K.OA.A.4). */
export const maMake10 = generator('ma-make10', make);
