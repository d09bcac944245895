import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure } from '@ori/contracts/practice';

export type Shape = Extract<Figure, { type: 'shares' }>['shape'];
export type Parts = 2 | 3 | 4;

export const SHAPES = ['loaf', 'circle', 'bar'] as const;
export const PARTS = [2, 3, 4] as const;
export const PLURAL: Readonly<Record<Parts, LocalisedText>> = {
  2: { en: 'halves', fr: 'moitiés', es: 'mitades' },
  3: { en: 'thirds', fr: 'tiers', es: 'tercios' },
  4: { en: 'fourths', fr: 'quarts', es: 'cuartos' },
};
export const ONE: Readonly<Record<Parts, LocalisedText>> = {
  2: { en: 'one half', fr: 'une moitié', es: 'una mitad' },
  3: { en: 'one third', fr: 'un tiers', es: 'un tercio' },
  4: { en: 'one fourth', fr: 'un quart', es: 'un cuarto' },
};
export const WHOLE: LocalisedText = { en: 'one whole', fr: 'un tout', es: 'un entero' };

/** One thing cut into equal parts, some of them coloured. */
export function cut(shape: Shape, parts: number, shaded = 0): Figure {
  return { type: 'shares', wholes: 1, parts, shaded, shape };
}
