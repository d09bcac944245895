import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-sort');

type Thing = Extract<Figure, { type: 'things' }>['things'][number];
export type ThingShape = Thing['shape'];

const TONES = ['gold', 'nile', 'clay', 'lapis'] as const;
const ONE: Readonly<Record<ThingShape, Phrase>> = {
  circle: message('one.circle'),
  square: message('one.square'),
  triangle: message('one.triangle'),
  star: message('one.star'),
};
/** Several of a shape. */
export const MANY: Readonly<Record<ThingShape, Phrase>> = {
  circle: message('many.circle'),
  square: message('many.square'),
  triangle: message('many.triangle'),
  star: message('many.star'),
};
/** “How many circles”, of any size or of one. */
export const HOW_MANY: Readonly<Record<'any' | 'big' | 'small', Record<ThingShape, Phrase>>> = {
  any: {
    circle: message('how-many.any.circle'),
    square: message('how-many.any.square'),
    triangle: message('how-many.any.triangle'),
    star: message('how-many.any.star'),
  },
  big: {
    circle: message('how-many.big.circle'),
    square: message('how-many.big.square'),
    triangle: message('how-many.big.triangle'),
    star: message('how-many.big.star'),
  },
  small: {
    circle: message('how-many.small.circle'),
    square: message('how-many.small.square'),
    triangle: message('how-many.small.triangle'),
    star: message('how-many.small.star'),
  },
};
const BIG: Readonly<Record<ThingShape, Phrase>> = {
  circle: message('big.circle'),
  square: message('big.square'),
  triangle: message('big.triangle'),
  star: message('big.star'),
};
const SMALL: Readonly<Record<ThingShape, Phrase>> = {
  circle: message('small.circle'),
  square: message('small.square'),
  triangle: message('small.triangle'),
  star: message('small.star'),
};

/** So many things of a shape, all big unless a number of small ones is given. */
export interface Group {
  readonly shape: ThingShape;
  readonly big: number;
  readonly small: number;
}

/** The groups mixed up, in tones that mean nothing, with the picture in words, thing by thing. */
export function mixedThings(
  random: SeededRandom,
  groups: readonly Group[],
): Pick<Explained, 'figure' | 'figureText'> {
  const hasSmall = groups.some(({ small }) => small > 0);
  const things = random.shuffle(
    groups.flatMap(({ shape, big, small }) =>
      Array.from({ length: big + small }, (_, index): Thing => ({
        shape,
        size: index < big ? 'big' : 'small',
        tone: random.pick(TONES),
      })),
    ),
  );
  const nameOf = ({ shape, size }: Thing) => (hasSmall ? (size === 'big' ? BIG : SMALL) : ONE)[shape];
  return {
    figure: { type: 'things', things },
    figureText: text(joined([joined(things.map(nameOf), ', '), '.'])),
  };
}
