import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, type Option } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { HOW_MANY, MANY, mixedThings, type ThingShape } from './things-to-sort.ts';

const message = messagesOf('ma-sort');

const SHAPES = ['circle', 'square', 'triangle', 'star'] as const;

/** What counting questions share: their words, and steps that end with the number found. */
function countWords(howMany: Phrase, found: number) {
  return {
    prompt: text(message('count-words.prompt'), { howMany }),
    nudge: text(message('count-words.nudge')),
    steps: [
      step(message('count-words.step.touch-only-asked'), message('count-words.reason.colors-matter-here')),
      step(message('count-words.step.count-them-last-number'), message('count-words.reason.tells'), {
        found,
      }),
    ],
  };
}

/** Two kinds of shapes: how many of one? */
function countKind(random: SeededRandom): DraftItem {
  const [wanted = 'circle', other = 'star'] = random.shuffle(SHAPES);
  const [found, others] = [random.integer(3, 8), random.integer(2, 6)];
  const picture = mixedThings(random, [
    { shape: wanted, big: found, small: 0 },
    { shape: other, big: others, small: 0 },
  ]);
  return integerItem({ ...picture, ...countWords(HOW_MANY.any[wanted], found) }, found, [
    [others, 'counted-the-others'],
    [found + others, 'counted-all'],
    [found + 1, 'missed-or-doubled'],
    [found - 1, 'missed-or-doubled'],
  ]);
}

/** Shapes of two kinds and two sizes: how many are both of this kind and of this size? */
function countKindAndSize(random: SeededRandom): DraftItem {
  const [wanted = 'circle', other = 'star'] = random.shuffle(SHAPES);
  const size = random.pick(['big', 'small'] as const);
  const [found, wrongSize] = [random.integer(3, 7), random.integer(2, 5)];
  const [otherBig, otherSmall] = [random.integer(1, 4), random.integer(1, 4)];
  const picture = mixedThings(random, [
    { shape: wanted, big: size === 'big' ? found : wrongSize, small: size === 'big' ? wrongSize : found },
    { shape: other, big: otherBig, small: otherSmall },
  ]);
  return integerItem({ ...picture, ...countWords(HOW_MANY[size][wanted], found) }, found, [
    [found + wrongSize, 'counted-all'],
    [wrongSize, 'counted-the-others'],
    [found + 1, 'missed-or-doubled'],
  ]);
}

const ORDER_WORDS = {
  prompt: text(message('order-words.prompt')),
  nudge: text(message('order-words.nudge')),
};

const option = (shape: ThingShape): Option => ({ text: text(MANY[shape]) });

/** Three kinds of shapes, to be put in order from the fewest to the most. */
function orderKinds(random: SeededRandom): DraftItem {
  const shapes = random.shuffle(SHAPES).slice(0, 3);
  const fewest = random.integer(2, 4);
  const middle = fewest + random.integer(1, 2);
  const counts = [fewest, middle, middle + random.integer(1, 2)];
  const groups = shapes.map((shape, index) => ({ shape, big: counts[index] ?? 0, small: 0 }));
  const [few = 0, some = 0, most = 0] = counts;
  const explained = {
    ...mixedThings(random, groups),
    ...ORDER_WORDS,
    steps: [
      step(
        message('order-kinds.explained.step'),
        message('order-kinds.explained.reason.each-shape-own-group'),
      ),
      step('{few} < {some} < {most}', message('order-kinds.explained.reason.smallest-number-comes-first'), {
        few,
        some,
        most,
      }),
    ],
  };
  return orderItem(explained, random, shapes.map(option), [[[2, 1, 0], 'order-turned-around']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return countKind(random);
  return difficulty === 2 ? countKindAndSize(random) : orderKinds(random);
}

/** Sorting things and counting the groups (CCSS K.MD.B.3). */
export const maSort = generator('ma-sort', make);
