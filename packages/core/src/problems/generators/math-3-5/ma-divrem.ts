import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-divrem');

const LABELS = [message('labels.quotient'), message('labels.remainder')] as const;
const whole = (quotient: number, remainder: number) => [fraction(quotient, 1), fraction(remainder, 1)];

const NUDGE = text(message('nudge'));

/** The first groups that surely fit, then the rest. */
function stepsOf(total: number, divisor: number) {
  const quotient = Math.floor(total / divisor);
  const easy = quotient > 10 ? Math.floor(quotient / 10) * 10 : Math.max(1, Math.min(5, quotient - 1));
  const all = {
    total,
    divisor,
    easy,
    taken: easy * divisor,
    left: total - easy * divisor,
    quotient,
    remainder: total % divisor,
    product: quotient * divisor,
  };
  return [
    step('{easy} × {divisor} = {taken}', message('steps-of.reason.take-off-groups-surely'), all),
    step(
      '{total} = {quotient} × {divisor} + {remainder}',
      message('steps-of.reason.remainder-must-smaller-than'),
      all,
    ),
  ];
}

function divide(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const divisor = random.integer(3, 9);
  const quotient = difficulty === 1 ? random.integer(3, 9) : random.integer(21, 120);
  const remainder = random.integer(1, divisor - 1);
  const total = divisor * quotient + remainder;
  const explained = {
    prompt: text(message('divide.explained.prompt'), { total, divisor }),
    nudge: NUDGE,
    steps: stepsOf(total, divisor),
  };
  return listItem(explained, LABELS, whole(quotient, remainder), [
    [whole(quotient - 1, remainder + divisor), 'remainder-too-large'],
    [whole(remainder, quotient), 'quotient-and-remainder-swapped'],
    [whole(quotient + 1, remainder), 'one-group-off'],
  ]);
}

interface Story {
  readonly ask: 'up' | 'down' | 'left';
  readonly words: Phrase;
  readonly meaning: Phrase;
}

const STORIES = [
  {
    ask: 'up',
    words: message('stories.total-people-cross.words'),
    meaning: message('stories.total-people-cross.meaning'),
  },
  {
    ask: 'up',
    words: message('stories.shelf-holds-divisor.words'),
    meaning: message('stories.shelf-holds-divisor.meaning'),
  },
  {
    ask: 'down',
    words: message('stories.necklace-takes-divisor.words'),
    meaning: message('stories.necklace-takes-divisor.meaning'),
  },
  {
    ask: 'left',
    words: message('stories.total-seeds-shared.words'),
    meaning: message('stories.total-seeds-shared.meaning'),
  },
] as const satisfies readonly Story[];

/** A story in which the remainder decides. */
function meaning(random: SeededRandom): DraftItem {
  const story = random.pick(STORIES);
  const divisor = random.integer(4, 9);
  const quotient = random.integer(6, 24);
  const remainder = random.integer(1, divisor - 1);
  const total = divisor * quotient + remainder;
  const values = { up: quotient + 1, down: quotient, left: remainder };
  const explained = {
    prompt: text(story.words, { total, divisor }),
    nudge: text(message('meaning.explained.nudge')),
    steps: [
      ...stepsOf(total, divisor),
      step(message('meaning.explained.step'), story.meaning, {
        value: values[story.ask],
      }),
    ],
  };
  const others = [quotient, quotient + 1, remainder];
  return integerItem(explained, values[story.ask], [
    ...others.map((value) => [value, 'remainder-without-meaning'] as const),
    [total * divisor, 'multiplied-not-divided'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? meaning(random) : divide(random, difficulty);
}

/** Quotients with remainders, and what the remainder means (CCSS 4.NBT.B.6, 4.OA.A.3). */
export const maDivrem = generator('ma-divrem', make);
