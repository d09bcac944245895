import type { Explained } from '../../item.ts';
import { text } from '../../text.ts';

/** Where a bar lies on a scale from 0 to `length`. */
export interface BarOnScale {
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

/** A bar above tiles or a ruler, with the picture in words. */
export function barOnScale(
  scale: 'tiles' | 'numbers',
  bar: BarOnScale,
): Pick<Explained, 'figure' | 'figureText'> {
  const words =
    scale === 'tiles'
      ? {
          en: 'A bar over tiles. It covers tile {first} to tile {end}.',
          fr: 'Une barre sur des carreaux. Elle couvre du carreau {first} au carreau {end}.',
          es: 'Una barra sobre baldosas. Cubre de la baldosa {first} a la baldosa {end}.',
        }
      : {
          en: 'A bar over a ruler. It goes from {start} to {end}.',
          fr: 'Une barre sur une règle. Elle va de {start} à {end}.',
          es: 'Una barra sobre una regla. Va de {start} a {end}.',
        };
  const all = { first: bar.start + 1, start: bar.start, end: bar.end };
  return { figure: { type: 'ruler', scale, ...bar }, figureText: text(words, all) };
}
