import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Thing = Extract<Figure, { type: 'things' }>['things'][number];
export type ThingShape = Thing['shape'];

const TONES = ['gold', 'nile', 'clay', 'lapis'] as const;
const ONE: Readonly<Record<ThingShape, LocalisedText>> = {
  circle: { en: 'circle', fr: 'rond', es: 'círculo' },
  square: { en: 'square', fr: 'carré', es: 'cuadrado' },
  triangle: { en: 'triangle', fr: 'triangle', es: 'triángulo' },
  star: { en: 'star', fr: 'étoile', es: 'estrella' },
};
/** Several of a shape. */
export const MANY: Readonly<Record<ThingShape, LocalisedText>> = {
  circle: { en: 'circles', fr: 'ronds', es: 'círculos' },
  square: { en: 'squares', fr: 'carrés', es: 'cuadrados' },
  triangle: { en: 'triangles', fr: 'triangles', es: 'triángulos' },
  star: { en: 'stars', fr: 'étoiles', es: 'estrellas' },
};
/** “How many circles”, of any size or of one. */
export const HOW_MANY: Readonly<Record<'any' | 'big' | 'small', Record<ThingShape, LocalisedText>>> = {
  any: {
    circle: { en: 'How many circles', fr: 'Combien de ronds', es: 'Cuántos círculos' },
    square: { en: 'How many squares', fr: 'Combien de carrés', es: 'Cuántos cuadrados' },
    triangle: { en: 'How many triangles', fr: 'Combien de triangles', es: 'Cuántos triángulos' },
    star: { en: 'How many stars', fr: 'Combien d’étoiles', es: 'Cuántas estrellas' },
  },
  big: {
    circle: { en: 'How many big circles', fr: 'Combien de grands ronds', es: 'Cuántos círculos grandes' },
    square: { en: 'How many big squares', fr: 'Combien de grands carrés', es: 'Cuántos cuadrados grandes' },
    triangle: {
      en: 'How many big triangles',
      fr: 'Combien de grands triangles',
      es: 'Cuántos triángulos grandes',
    },
    star: { en: 'How many big stars', fr: 'Combien de grandes étoiles', es: 'Cuántas estrellas grandes' },
  },
  small: {
    circle: { en: 'How many small circles', fr: 'Combien de petits ronds', es: 'Cuántos círculos pequeños' },
    square: {
      en: 'How many small squares',
      fr: 'Combien de petits carrés',
      es: 'Cuántos cuadrados pequeños',
    },
    triangle: {
      en: 'How many small triangles',
      fr: 'Combien de petits triangles',
      es: 'Cuántos triángulos pequeños',
    },
    star: { en: 'How many small stars', fr: 'Combien de petites étoiles', es: 'Cuántas estrellas pequeñas' },
  },
};
const BIG: Readonly<Record<ThingShape, LocalisedText>> = {
  circle: { en: 'big circle', fr: 'grand rond', es: 'círculo grande' },
  square: { en: 'big square', fr: 'grand carré', es: 'cuadrado grande' },
  triangle: { en: 'big triangle', fr: 'grand triangle', es: 'triángulo grande' },
  star: { en: 'big star', fr: 'grande étoile', es: 'estrella grande' },
};
const SMALL: Readonly<Record<ThingShape, LocalisedText>> = {
  circle: { en: 'small circle', fr: 'petit rond', es: 'círculo pequeño' },
  square: { en: 'small square', fr: 'petit carré', es: 'cuadrado pequeño' },
  triangle: { en: 'small triangle', fr: 'petit triangle', es: 'triángulo pequeño' },
  star: { en: 'small star', fr: 'petite étoile', es: 'estrella pequeña' },
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
  const words = (locale: 'en' | 'fr' | 'es') => things.map((thing) => nameOf(thing)[locale]).join(', ');
  return {
    figure: { type: 'things', things },
    figureText: text({ en: `${words('en')}.`, fr: `${words('fr')}.`, es: `${words('es')}.` }),
  };
}
