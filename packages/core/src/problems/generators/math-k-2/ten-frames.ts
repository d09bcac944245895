import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import { text } from '../../text.ts';

/** Squares in rows of ten, the first `full` of them filled, with the picture in words. */
export function tenFrames(full: number, squares: 10 | 20): Pick<Explained, 'figure' | 'figureText'> {
  const rows = Array.from({ length: squares / 10 }, (_, row) => ({
    parts: 10,
    shaded: Math.min(10, Math.max(0, full - 10 * row)),
  }));
  const figure: Figure = { type: 'bars', rows };
  const words = {
    en: '{squares} squares in rows of 10. Some are full.',
    fr: '{squares} cases en rangées de 10. Certaines sont pleines.',
    es: '{squares} casillas en filas de 10. Algunas están llenas.',
  };
  return { figure, figureText: text(words, { squares }) };
}
