import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, decimalItem, generator, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-decimal');

const EXACT = { tolerance: 0 };
const EASY_PARTS = [
  [2, 5],
  [4, 25],
  [5, 2],
  [20, 5],
  [25, 4],
  [50, 2],
] as const;

/** Tenths and hundredths written as decimals. */
function writeDecimal(top: number, bottom: 10 | 100): DraftItem {
  const value = top / bottom;
  const all = { top, bottom, value, name: `${top}/${bottom}` };
  const explained = {
    prompt: text(message('write-decimal.explained.prompt'), all),
    nudge: text(message('write-decimal.explained.nudge')),
    steps: [
      step(
        message('write-decimal.explained.step'),
        message('write-decimal.explained.reason.each-place-right-worth'),
        all,
      ),
      step('{name} = {value}', message('write-decimal.explained.reason.read-aloud-says-name'), all),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [Number(`${top}.${bottom}`), 'point-between-top-and-bottom'],
    [bottom === 10 ? top / 100 : top / 10, 'wrong-decimal-place'],
  ]);
}

/** A fraction that becomes tenths or hundredths first. */
function convert(random: SeededRandom): DraftItem {
  const [bottom, factor] = random.pick(EASY_PARTS);
  const top = random.integer(1, bottom - 1);
  const [all100, value] = [bottom * factor, top / bottom];
  const all = { top, bottom, factor, name: `${top}/${bottom}`, wide: `${top * factor}/${all100}`, value };
  const explained = {
    prompt: text(message('write-decimal.explained.prompt'), all),
    nudge: text(message('convert.explained.nudge')),
    steps: [
      step('{name} = {wide}', message('convert.explained.reason.top-bottom-times-factor'), all),
      step('{wide} = {value}', message('convert.explained.reason.tenths-hundredths-places-after'), all),
    ],
  };
  return decimalItem(explained, value, EXACT, [
    [Number(`${top}.${bottom}`), 'point-between-top-and-bottom'],
    [top / (bottom * 10), 'wrong-decimal-place'],
  ]);
}

/** Which is larger, one with tenths or one with more digits? Both have the same ones. */
function compareDecimals(random: SeededRandom): DraftItem {
  const tenths = random.integer(3, 9);
  const hundredths = random.integer(11, tenths * 10 - 1);
  const other = hundredths % 10 === 0 ? hundredths + 1 : hundredths;
  const ones = random.integer(0, 3);
  const all = {
    large: (10 * ones + tenths) / 10,
    small: (100 * ones + other) / 100,
    wide: 100 * ones + tenths * 10,
    other: 100 * ones + other,
  };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text(message('compare-decimals.explained.prompt')),
    nudge: text(message('compare-decimals.explained.nudge')),
    steps: [
      step(
        message('compare-decimals.explained.step'),
        message('compare-decimals.explained.reason.same-parts-can-compared'),
        all,
      ),
      step('{large} > {small}', message('compare-decimals.explained.reason.wide-more-than-other'), all),
    ],
  };
  return choiceItem(explained, random, option('{large}'), [[option('{small}'), 'longer-is-larger']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const tenths = random.integer(1, 9);
    return random.integer(0, 1) === 0 ? writeDecimal(tenths, 10) : writeDecimal(random.integer(2, 9), 100);
  }
  return difficulty === 2 ? convert(random) : compareDecimals(random);
}

/** Tenths and hundredths (CCSS 4.NF.C.6, 4.NF.C.7). */
export const maDecimal = generator('ma-decimal', make);
