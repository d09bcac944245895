import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-percent');

const PERCENTS = [10, 20, 25, 30, 40, 50, 60, 75, 80] as const;
const EXACT = { tolerance: 0 };
const ONE_PERCENT = message('one-percent');

/** p % of a number. */
function partOf(percent: number, whole: number): DraftItem {
  const part = (percent * whole) / 100;
  const all = { percent, whole, hundredth: whole / 100, part };
  const explained = {
    prompt: text(message('part-of.explained.prompt'), all),
    nudge: text(message('part-of.explained.nudge')),
    steps: [
      step(message('part-of.explained.step'), ONE_PERCENT, all),
      step('{percent} × {hundredth} = {part}', message('part-of.explained.reason'), all),
    ],
  };
  return decimalItem(explained, part, EXACT, [
    [percent, 'percent-as-number'],
    ...(whole % percent === 0 ? [[whole / percent, 'divided-by-percent'] as const] : []),
    [whole - part, 'found-the-change-only'],
  ]);
}

/** What percent is the part? */
function whichPercent(percent: number, whole: number): DraftItem {
  const part = (percent * whole) / 100;
  const all = { percent, whole, part, share: part / whole };
  const explained = {
    prompt: text(message('which-percent.explained.prompt'), all),
    nudge: text(message('which-percent.explained.nudge')),
    steps: [
      step('{part} ÷ {whole} = {share}', message('which-percent.explained.reason'), all),
      step(message('which-percent.explained.step'), ONE_PERCENT, all),
    ],
  };
  return decimalItem(explained, percent, { tolerance: 0, unit: '%' }, [
    [part, 'percent-as-number'],
    [100 - percent, 'found-the-change-only'],
  ]);
}

/** A price after a discount. */
function discount(percent: number, price: number): DraftItem {
  const off = (percent * price) / 100;
  const all = { percent, price, off, left: price - off };
  const explained = {
    prompt: text(message('discount.explained.prompt'), all),
    nudge: text(message('discount.explained.nudge')),
    steps: [
      step(message('discount.explained.step'), ONE_PERCENT, all),
      step('{price} − {off} = {left}', message('discount.explained.reason'), all),
    ],
  };
  return decimalItem(explained, all.left, EXACT, [
    [off, 'found-the-change-only'],
    [price + off, 'changed-the-wrong-way'],
    [price - percent, 'percent-as-number'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const percent = random.pick(PERCENTS);
  if (difficulty === 1) return partOf(percent, random.pick([20, 40, 60, 80, 120, 200, 300, 400]));
  if (difficulty === 2) return whichPercent(percent, random.pick([20, 40, 60, 80, 120, 200]));
  return discount(percent === 50 ? 30 : percent, random.integer(2, 12) * 20);
}

/** Percent of a number, as a share, and as a change (CCSS 6.RP.A.3c, 7.RP.A.3). */
export const maPercent = generator('ma-percent', make);
