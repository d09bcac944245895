import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-base20');

const DOTS_AND_BARS = message('dots-and-bars');
const BELOW = message('below');
const SHELL = message('shell');

/** One level in words. */
const levelText = (value: number): Phrase =>
  value === 0 ? text(SHELL) : text(DOTS_AND_BARS, { bars: Math.floor(value / 5), dots: value % 5 });

/** A numeral in words, from the top level down. */
function numeralText(levels: readonly number[]): Phrase {
  return joined(levels.map(levelText), BELOW);
}

const picture = (levels: readonly number[]) => ({
  figure: { type: 'dots-and-bars' as const, levels: [...levels] },
  figureText: numeralText(levels),
});

/** What a numeral is worth when each level holds `base` of the one below. */
const worth = (levels: readonly number[], base: number) =>
  levels.reduce((sum, level) => sum * base + level, 0);

function readOneLevel(random: SeededRandom): DraftItem {
  const value = random.integer(6, 19);
  const [bars, dots] = [Math.floor(value / 5), value % 5];
  const all = { bars, dots, five: bars * 5, value };
  const explained = {
    ...picture([value]),
    prompt: text(message('read-one-level.explained.prompt')),
    nudge: text(message('read-one-level.explained.nudge')),
    steps: [
      step(
        message('read-one-level.explained.step'),
        message('read-one-level.explained.reason.bar-stands-five-dots'),
        all,
      ),
      step('{five} + {dots} = {value}', message('read-one-level.explained.reason.add-dots'), all),
    ],
  };
  return integerItem(explained, value, [
    [bars + dots, 'bars-counted-as-dots'],
    [bars * 10 + dots, 'bar-counted-as-ten'],
  ]);
}

const LEVELS_NUDGE = text(message('levels-nudge'));

function levelSteps(high: number, low: number) {
  const all = { high, low, part: high * 20, value: high * 20 + low };
  return [
    step(message('level-steps.step'), message('level-steps.reason.dot-1-bar-5'), all),
    step('{high} × 20 + {low} = {value}', message('level-steps.reason.upper-level-counts-twenties'), all),
  ];
}

const RULE = message('rule');
const ask = (question: Phrase, fillers = {}) => text(joined([RULE, question], ' '), fillers);

function readTwoLevels(random: SeededRandom): DraftItem {
  const high = random.integer(1, 12);
  const low = random.integer(0, 3) === 0 ? 0 : random.integer(1, 19);
  const levels = [high, low];
  const explained = {
    ...picture(levels),
    prompt: ask(message('read-two-levels.explained.prompt.question')),
    nudge: LEVELS_NUDGE,
    steps: levelSteps(high, low),
  };
  return integerItem(explained, worth(levels, 20), [
    [worth(levels, 10), 'levels-by-ten'],
    [high + low, low === 0 ? 'empty-place-left-out' : 'levels-just-added'],
    [worth([low, high], 20), 'levels-upside-down'],
  ]);
}

const option = (levels: readonly number[]): Option => ({
  text: numeralText(levels),
  figure: { type: 'dots-and-bars', levels: [...levels] },
});

/** A number is given: which numeral writes it? */
function write(random: SeededRandom): DraftItem {
  const high = random.integer(2, 15);
  const drawn = random.integer(0, 2) === 0 ? 0 : random.integer(1, 18);
  const low = drawn === high ? drawn + 1 : drawn;
  const value = worth([high, low], 20);
  const byTen = [Math.floor(value / 10), value % 10];
  const explained = {
    prompt: ask(message('write.explained.prompt.question'), { value }),
    nudge: text(message('write.explained.nudge')),
    steps: [
      step('{high} × 20 = {part}', message('write.explained.reason.so-twenties-fit-they'), {
        high,
        part: high * 20,
      }),
      step('{value} − {part} = {low}', message('write.explained.reason.rest-stands-below'), {
        value,
        part: high * 20,
        low,
      }),
    ],
  };
  return choiceItem(explained, random, option([high, low]), [
    [option([low, high]), 'levels-upside-down'],
    ...(byTen.every((level) => level < 20) ? [[option(byTen), 'levels-by-ten'] as const] : []),
    ...(low === 0 ? [[option([high]), 'empty-place-left-out'] as const] : []),
    ...(high + low < 20 && low > 0 ? [[option([high + low]), 'levels-just-added'] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readOneLevel(random);
  return difficulty === 2 ? readTwoLevels(random) : write(random);
}

/** Bar-and-dot numerals in base twenty, on one or two levels (Bricker and Bricker, Astronomy in the Maya Codices, 2011). */
export const mhBase20 = generator('mh-base20', make);
