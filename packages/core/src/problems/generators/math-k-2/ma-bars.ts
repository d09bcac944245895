import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-bars');

/** Names that need no elision in French. */
const NAMES = [
  'Ben',
  'Chen',
  'Diya',
  'Juma',
  'Kofi',
  'Leo',
  'Mina',
  'Nia',
  'Paulo',
  'Rosa',
  'Sana',
  'Tane',
  'Wei',
  'Yui',
];

interface Bar {
  readonly label: string;
  readonly value: number;
}

/** Bars of different heights, each ending on a line of the scale. */
function drawBars(random: SeededRandom, count: number, tick: number, linesMax: number): readonly Bar[] {
  const lines = random.shuffle(Array.from({ length: linesMax - 1 }, (_, index) => index + 2));
  return random
    .shuffle(NAMES)
    .slice(0, count)
    .map((label, index) => ({ label, value: (lines[index] ?? 2) * tick }));
}

function picture(bars: readonly Bar[], tick: number): Pick<Explained, 'figure' | 'figureText'> {
  return {
    figure: { type: 'bar-chart', bars: [...bars], tick },
    figureText: text(bars.map(({ label, value }) => `${label}: ${value}`).join(', ')),
  };
}

const NUDGE = text(message('nudge'));
const FIND_BAR = message('find-bar');

/** How many does one child have? */
function readOne(
  bars: readonly [Bar, Bar, ...Bar[]],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): DraftItem {
  const [{ label: name, value }, other] = bars;
  const explained = {
    ...shown,
    prompt: text(message('read-one.explained.prompt'), { name }),
    nudge: NUDGE,
    steps: [
      step(FIND_BAR, message('read-one.explained.reason.name-stands-under'), { name }),
      step(message('read-one.explained.step'), message('read-one.explained.reason.scale-left-says-so'), {
        value,
      }),
    ],
  };
  return integerItem(explained, value, [
    ...(tick > 1 ? [[value / tick, 'counted-lines-not-scale'] as const] : []),
    [other.value, 'read-another-bar'],
  ]);
}

/** How many more has one child than another? */
function compareTwo(
  bars: readonly [Bar, Bar, ...Bar[]],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): DraftItem {
  const [more, less] = bars[0].value > bars[1].value ? [bars[0], bars[1]] : [bars[1], bars[0]];
  const all = {
    first: more.label,
    second: less.label,
    a: more.value,
    b: less.value,
    gap: more.value - less.value,
  };
  const explained = {
    ...shown,
    prompt: text(message('compare-two.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('compare-two.explained.step'),
        message('compare-two.explained.reason.read-both-bars'),
        all,
      ),
      step('{a} − {b} = {gap}', message('compare-two.explained.reason.difference-tells-more'), all),
    ],
  };
  return integerItem(explained, all.gap, [
    [all.a + all.b, 'added-to-compare'],
    [all.a, 'gave-one-length-only'],
    ...(tick > 1 ? [[all.gap / tick, 'counted-lines-not-scale'] as const] : []),
  ]);
}

/** How many have all together? */
function addAll(
  bars: readonly Bar[],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): DraftItem {
  const values = bars.map(({ value }) => value);
  const sum = values.reduce((whole, value) => whole + value, 0);
  const all = { values: values.join(' + '), sum, count: bars.length };
  const explained = {
    ...shown,
    prompt: text(message('add-all.explained.prompt')),
    nudge: NUDGE,
    steps: [
      step(message('add-all.explained.step'), message('add-all.explained.reason.mind-scale-left'), all),
      step('{values} = {sum}', message('add-all.explained.reason.add-them-up'), all),
    ],
  };
  return integerItem(explained, sum, [
    [sum / tick, 'counted-lines-not-scale'],
    [sum - Math.min(...values), 'left-one-out'],
    [Math.max(...values) - Math.min(...values), 'took-away-not-added'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const tick = difficulty === 1 ? 1 : random.pick(difficulty === 2 ? ([1, 2] as const) : ([2, 5] as const));
  const bars = drawBars(random, difficulty === 1 ? 3 : 4, tick, difficulty === 3 ? 6 : 9);
  const [first, second, ...rest] = random.shuffle(bars);
  if (!first || !second) throw new Error('a graph has two bars at least');
  const shown = picture(bars, tick);
  if (difficulty === 1) return readOne([first, second, ...rest], shown, tick);
  if (difficulty === 3 && random.integer(0, 1) === 0) return addAll(bars, shown, tick);
  return compareTwo([first, second, ...rest], shown, tick);
}

/** Bar graphs with scales of ones, twos and fives (CCSS 2.MD.D.10). */
export const maBars = generator('ma-bars', make);
