import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-irrational');

const NUDGE = text(message('nudge'));

function betweenStep(under: number, floor: number) {
  const all = { under, below: floor ** 2, above: (floor + 1) ** 2 };
  return step('{below} < {under} < {above}', message('between-step.reason'), all);
}

function drawNonSquare(random: SeededRandom, most: number): number {
  const under = random.integer(5, most);
  return Number.isInteger(Math.sqrt(under)) ? under + 1 : under;
}

/** Between which whole numbers does √n lie? */
function boundRoot(random: SeededRandom): DraftItem {
  const under = drawNonSquare(random, 90);
  const floor = Math.floor(Math.sqrt(under));
  const explained = {
    prompt: text(message('bound-root.explained.prompt'), { under }),
    nudge: NUDGE,
    steps: [
      betweenStep(under, floor),
      step(message('bound-root.explained.step'), message('bound-root.explained.reason'), {
        floor,
        under,
        next: floor + 1,
      }),
    ],
  };
  return integerItem(explained, floor, [
    [floor + 1, 'next-whole-number'],
    [Math.floor(under / 2), 'half-for-root'],
  ]);
}

/** Which whole number is nearest to √n? */
function nearestRoot(random: SeededRandom): DraftItem {
  const under = drawNonSquare(random, 200);
  const floor = Math.floor(Math.sqrt(under));
  const nearest = under > floor ** 2 + floor ? floor + 1 : floor;
  const all = { under, floor, nearest, middle: floor + 0.5, square: floor ** 2 + floor + 0.25 };
  const explained = {
    prompt: text(message('nearest-root.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      betweenStep(under, floor),
      step(message('nearest-root.explained.step'), message('nearest-root.explained.reason'), all),
    ],
  };
  return integerItem(explained, nearest, [
    [nearest === floor ? floor + 1 : floor, 'next-whole-number'],
    [Math.round(under / 2), 'half-for-root'],
  ]);
}

/** Which of these numbers is irrational? */
function findIrrational(random: SeededRandom): DraftItem {
  const under = drawNonSquare(random, 60);
  const root = random.integer(2, 12);
  const endless = random.pick([
    [1, 3],
    [2, 3],
    [1, 6],
    [5, 6],
    [2, 9],
    [4, 11],
    [1, 7],
  ]);
  const all = { under, square: root ** 2, root, endless: endless.join('/') };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text(message('find-irrational.explained.prompt')),
    nudge: text(message('find-irrational.explained.nudge')),
    steps: [
      step(
        message('find-irrational.explained.step.square-root-endless-fraction'),
        message('find-irrational.explained.reason.whole-numbers-fractions-rational'),
        all,
      ),
      step(
        message('find-irrational.explained.step.under-left'),
        message('find-irrational.explained.reason.under-square-so-root'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option('√{under}'), [
    [option('√{square}'), 'every-root-irrational'],
    [option('{endless}'), 'endless-means-irrational'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return boundRoot(random);
  return difficulty === 2 ? nearestRoot(random) : findIrrational(random);
}

/** Roots that are no fractions, and where they lie (CCSS 8.NS.A.1, 8.NS.A.2). */
export const maIrrational = generator('ma-irrational', make);
