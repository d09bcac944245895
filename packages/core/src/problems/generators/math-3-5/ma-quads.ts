import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { LOOKS, NAMES, type FourSided } from './four-sides.ts';
import { nameDescribed, nameDrawing, nameMeasured } from './quad-names.ts';

const message = messagesOf('ma-quads');

/** Which is always true: every A is a B. The wrong ones turn such a sentence around. */
const FAMILIES = [
  ['square', 'rectangle'],
  ['square', 'rhombus'],
  ['square', 'parallelogram'],
  ['rectangle', 'parallelogram'],
  ['rhombus', 'parallelogram'],
] as const;
/** What every figure of a family has, the special ones among them too. */
const HAS: Readonly<Record<'square' | 'rectangle' | 'rhombus', Phrase>> = {
  square: LOOKS.square,
  rectangle: message('has.rectangle'),
  rhombus: message('has.rhombus'),
};
const EVERY = message('every');
const NO = message('no');

/** What some names promise: which figures always have it, and which need not. */
const PROMISES = [
  {
    what: HAS.rectangle,
    always: ['square', 'rectangle'],
    not: ['rhombus', 'parallelogram', 'trapezoid', 'kite'],
  },
  {
    what: HAS.rhombus,
    always: ['square', 'rhombus'],
    not: ['rectangle', 'parallelogram', 'trapezoid', 'kite'],
  },
  {
    what: message('promises.2-pairs-parallel.what'),
    always: ['square', 'rectangle', 'rhombus', 'parallelogram'],
    not: ['trapezoid', 'kite'],
  },
] as const satisfies readonly {
  readonly what: Phrase;
  readonly always: readonly FourSided[];
  readonly not: readonly FourSided[];
}[];
const EVERY_HAS = message('every-has');

const say = (how: Phrase, a: FourSided, b: FourSided): Option => ({
  text: text(how, { a: NAMES[a], b: NAMES[b] }),
});

const ASKED_TRUE = {
  prompt: text(message('asked-true.prompt')),
  nudge: text(message('asked-true.nudge')),
};
const ONE_BREAKS = message('one-breaks');

function alwaysTrue(random: SeededRandom): DraftItem {
  const [narrow, wide] = random.pick(FAMILIES);
  const [otherNarrow, otherWide] = random.pick(FAMILIES);
  const all = { a: NAMES[narrow], b: NAMES[wide], looks: HAS[narrow] };
  const explained = {
    ...ASKED_TRUE,
    steps: [
      step(message('always-true.explained.step'), ONE_BREAKS),
      step(EVERY, message('always-true.explained.reason'), all),
    ],
  };
  return choiceItem(explained, random, say(EVERY, narrow, wide), [
    [say(EVERY, wide, narrow), 'family-turned-around'],
    [say(NO, narrow, wide), 'names-shut-each-other-out'],
    [say(EVERY, otherWide, otherNarrow), 'family-turned-around'],
  ]);
}

/** Of several sentences about what a figure always has, one is true. */
function alwaysHas(random: SeededRandom): DraftItem {
  const { what, always, not } = random.pick(PROMISES);
  const name = random.shuffle<FourSided>(always)[0] ?? 'square';
  const sentence = (a: FourSided): Option => ({ text: text(EVERY_HAS, { a: NAMES[a], what }) });
  const wrong = random.shuffle<FourSided>(not).slice(0, 3);
  const explained = {
    ...ASKED_TRUE,
    steps: [
      step(message('always-has.explained.step'), ONE_BREAKS),
      step(EVERY_HAS, message('always-has.explained.reason'), { a: NAMES[name], what }),
    ],
  };
  return choiceItem(
    explained,
    random,
    sentence(name),
    wrong.map((other): Wrong<Option> => [sentence(other), 'one-property-only']),
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return nameDrawing(random);
  if (difficulty === 2) return random.pick([nameDescribed, nameMeasured])(random);
  return random.pick([alwaysTrue, alwaysHas])(random);
}

/** Quadrilaterals by their sides and angles (CCSS 3.G.A.1, 5.G.B.4). */
export const maQuads = generator('ma-quads', make);
