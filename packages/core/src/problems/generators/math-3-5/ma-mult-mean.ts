import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-mult-mean');

const STORIES = [
  message('stories.groups-baskets-hold-each'),
  message('stories.groups-canoes-carry-each'),
  message('stories.groups-strings-each-beads'),
] as const;

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = { 1: 5, 2: 9, 3: 12 }[difficulty];
  const groups = random.integer(2, Math.min(most, 9));
  const each = random.integer(difficulty === 3 ? 6 : 3, most);
  const all = { groups, each, sum: Array(groups).fill(each).join(' + '), total: groups * each };
  const explained = {
    figure: { type: 'array' as const, rows: groups, columns: each },
    figureText: text(message('make.explained.figure-text'), all),
    prompt: text(random.pick(STORIES), all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step('{sum}', message('make.explained.reason.equal-groups-added-again'), all),
      step('{groups} × {each} = {total}', message('make.explained.reason.multiplying-short-way-write'), all),
    ],
  };
  return integerItem(explained, groups * each, [
    [groups + each, 'added-not-multiplied'],
    [(groups - 1) * each, 'one-group-off'],
  ]);
}

/** Multiplication as equal groups (CCSS 3.OA.A.1). */
export const maMultMean = generator('ma-mult-mean', make);
