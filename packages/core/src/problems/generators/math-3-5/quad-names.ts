import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { choiceItem, step, type Option, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { drawFourSided, FOUR_SIDED, LOOKS, NAMES, type FourSided } from './four-sides.ts';

const message = messagesOf('ma-quads');

const WRONG: Readonly<Record<FourSided, readonly (readonly [FourSided, MisconceptionId])[]>> = {
  square: [
    ['rectangle', 'one-property-only'],
    ['rhombus', 'one-property-only'],
    ['kite', 'parallels-overlooked'],
  ],
  rectangle: [
    ['square', 'one-property-only'],
    ['parallelogram', 'one-property-only'],
    ['trapezoid', 'parallels-overlooked'],
  ],
  rhombus: [
    ['square', 'one-property-only'],
    ['parallelogram', 'one-property-only'],
    ['kite', 'parallels-overlooked'],
  ],
  parallelogram: [
    ['rectangle', 'one-property-only'],
    ['rhombus', 'one-property-only'],
    ['trapezoid', 'parallels-overlooked'],
  ],
  trapezoid: [
    ['parallelogram', 'parallels-overlooked'],
    ['rectangle', 'one-property-only'],
    ['kite', 'parallels-overlooked'],
  ],
  kite: [
    ['rhombus', 'one-property-only'],
    ['trapezoid', 'parallels-overlooked'],
    ['parallelogram', 'parallels-overlooked'],
  ],
};
const named = (name: FourSided): Option => ({ text: text(NAMES[name]) });

/** Sides, then angles, then the name. */
function explain(name: FourSided) {
  const all = { name: NAMES[name], looks: LOOKS[name] };
  return {
    nudge: text(message('explain.nudge')),
    steps: [
      step(message('explain.step.list-all-looks'), message('explain.reason.one-property-alone-fix'), all),
      step(
        message('explain.step.most-exact-name-name'),
        message('explain.reason.exact-name-says-everything'),
        all,
      ),
    ],
  };
}

const wrongNames = (name: FourSided) => WRONG[name].map(([other, why]): Wrong<Option> => [named(other), why]);

/** A drawing: what is its most exact name? */
export function nameDrawing(random: SeededRandom): DraftItem {
  const name = random.pick(FOUR_SIDED);
  const explained = {
    figure: {
      type: 'polygon' as const,
      corners: drawFourSided(name, random, random.integer(0, 11) * 15),
    },
    figureText: text(message('name-drawing.explained.figure-text'), { looks: LOOKS[name] }),
    prompt: text(message('name-drawing.explained.prompt')),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}

/** A description: which figure is it? */
export function nameDescribed(random: SeededRandom): DraftItem {
  const name = random.pick(FOUR_SIDED);
  const explained = {
    prompt: text(message('name-described.explained.prompt'), { looks: LOOKS[name] }),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}

const ALL_RIGHT = message('all-right');
const NONE_RIGHT = message('none-right');
/** What is told of a figure besides the lengths of its sides: with them it has one name only. */
const BESIDES: Readonly<Record<FourSided, Phrase>> = {
  square: ALL_RIGHT,
  rectangle: ALL_RIGHT,
  rhombus: NONE_RIGHT,
  parallelogram: NONE_RIGHT,
  trapezoid: message('besides.trapezoid'),
  kite: message('besides.kite'),
};

/** Lengths of the sides, around; of a trapezoid the difference of the parallel ones is less than both others together. */
function lengthsOf(name: FourSided, random: SeededRandom): readonly [number, number, number, number] {
  const short = random.integer(3, 7);
  const long = short + random.integer(1, 4);
  const [one, other] = random.shuffle([short, long]) as [number, number];
  switch (name) {
    case 'square':
    case 'rhombus':
      return [one, one, one, one];
    case 'rectangle':
    case 'parallelogram':
      return [one, other, one, other];
    case 'kite':
      return [one, one, other, other];
    case 'trapezoid': {
      const leg = random.integer(3, 6);
      return [one, leg, other, leg];
    }
  }
}

/** Four lengths and one thing besides: which figure is it? */
export function nameMeasured(random: SeededRandom): DraftItem {
  const name = random.pick(FOUR_SIDED);
  const [a, b, c, d] = lengthsOf(name, random);
  const explained = {
    prompt: text(message('name-measured.explained.prompt'), { a, b, c, d, besides: BESIDES[name] }),
    ...explain(name),
  };
  return choiceItem(explained, random, named(name), wrongNames(name));
}
