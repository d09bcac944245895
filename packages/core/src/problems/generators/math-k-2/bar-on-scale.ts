import { messagesOf, text } from '../../phrase.ts';
import type { Explained } from '../../item.ts';

const message = messagesOf('bar-on-scale');

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
      ? message('bar-on-scale.words.bar-over-tiles-covers')
      : message('bar-on-scale.words.bar-over-ruler-goes');
  const all = { first: bar.start + 1, start: bar.start, end: bar.end };
  return { figure: { type: 'ruler', scale, ...bar }, figureText: text(words, all) };
}
