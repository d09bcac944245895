import { messagesOf, type Phrase } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';

const message = messagesOf('ma-halves');

export type Shape = Extract<Figure, { type: 'shares' }>['shape'];
export type Parts = 2 | 3 | 4;

export const SHAPES = ['loaf', 'circle', 'bar'] as const;
export const PARTS = [2, 3, 4] as const;
export const PLURAL: Readonly<Record<Parts, Phrase>> = {
  2: message('plural.2'),
  3: message('plural.3'),
  4: message('plural.4'),
};
export const ONE: Readonly<Record<Parts, Phrase>> = {
  2: message('one.2'),
  3: message('one.3'),
  4: message('one.4'),
};
export const WHOLE: Phrase = message('whole');

/** One thing cut into equal parts, some of them coloured. */
export function cut(shape: Shape, parts: number, shaded = 0): Figure {
  return { type: 'shares', wholes: 1, parts, shaded, shape };
}
