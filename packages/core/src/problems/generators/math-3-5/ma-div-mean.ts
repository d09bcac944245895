import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-div-mean');

/** Sharing asks how many for each; grouping asks how many groups. */
const SHARING = message('sharing');
const GROUPING = message('grouping');

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = difficulty === 1 ? 5 : 9;
  const known = random.integer(difficulty === 3 ? 4 : 2, most);
  const found = random.integer(3, difficulty === 3 ? 12 : most);
  const all = { known, found, total: known * found };
  const explained = {
    prompt: text(random.pick([SHARING, GROUPING]), all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step('{known} × ? = {total}', message('make.explained.reason.equal-shares-together-make'), all),
      step('{total} ÷ {known} = {found}', message('make.explained.reason.check-known-found-total'), all),
    ],
  };
  return integerItem(explained, found, [
    [known * found - known, 'subtracted-not-divided'],
    [known * found * known, 'multiplied-not-divided'],
    [found + 1, 'one-group-off'],
  ]);
}

/** Division as sharing and as grouping (CCSS 3.OA.A.2). */
export const maDivMean = generator('ma-div-mean', make);
