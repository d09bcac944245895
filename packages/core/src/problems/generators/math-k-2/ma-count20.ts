import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { tenFrames } from './ten-frames.ts';

const message = messagesOf('ma-count20');

const NUDGE = text(message('nudge'));

function countFull(full: number, squares: 10 | 20): DraftItem {
  const explained = {
    ...tenFrames(full, squares),
    prompt: text(message('count-full.explained.prompt')),
    nudge: NUDGE,
    steps: [
      step(
        message('count-full.explained.step.count-first-row'),
        message('count-full.explained.reason.whole-row-10'),
      ),
      step(
        message('count-full.explained.step.count-last-number-full'),
        message('count-full.explained.reason.last-number-tells'),
        { full },
      ),
    ],
  };
  return integerItem(explained, full, [
    [full + 1, 'missed-or-doubled'],
    [full - 1, 'missed-or-doubled'],
    [squares - full, 'counted-the-others'],
    [squares, 'counted-all'],
  ]);
}

function countEmpty(full: number): DraftItem {
  const empty = 20 - full;
  const explained = {
    ...tenFrames(full, 20),
    prompt: text(message('count-empty.explained.prompt')),
    nudge: NUDGE,
    steps: [
      step(
        message('count-empty.explained.step.find-empty-squares'),
        message('count-empty.explained.reason.full-squares-count-here'),
      ),
      step(
        message('count-empty.explained.step.count-them-last-number'),
        message('count-full.explained.reason.last-number-tells'),
        { empty },
      ),
    ],
  };
  return integerItem(explained, empty, [
    [empty + 1, 'missed-or-doubled'],
    [empty - 1, 'missed-or-doubled'],
    [full, 'counted-the-others'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return countFull(random.integer(3, 9), 10);
  if (difficulty === 2) return countFull(random.integer(11, 19), 20);
  return countEmpty(random.integer(5, 17));
}

/** How many things, up to twenty (CCSS K.CC.B.5). */
export const maCount20 = generator('ma-count20', make);
