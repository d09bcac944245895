import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
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
    [missing + 1, 'counts-the-start'],
    [missing - 1, 'missed-or-doubled'],
    [full, 'repeated-a-number'],
    [10, 'counted-all'],
  ]);
}

/** Partners that make ten (CCSS K.OA.A.4). */
export const maMake10 = generator('ma-make10', make);
