import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

const FULL = say('full', 'pleine', 'llena');
const EMPTY = say('empty', 'vide', 'vacía');
const ROW_NAMES = [
  say('First row', 'Première rangée', 'Primera fila'),
  say('Second row', 'Deuxième rangée', 'Segunda fila'),
] as const;
const TEN = say('A full row of 10', 'Une rangée pleine de 10', 'Una fila llena de 10');
const LAST_ROW = say('Last row', 'Dernière rangée', 'Última fila');

interface Row {
  readonly parts: number;
  readonly shaded: number;
}

/** A row square by square: whoever hears it counts as one who sees it, and no total is told. */
function rowInWords({ parts, shaded }: Row, locale: keyof LocalisedText): string {
  return Array.from({ length: parts }, (_, at) => (at < shaded ? FULL : EMPTY)[locale]).join(', ');
}

/** One or two rows of squares in words, square by square. */
function squaresInWords(rows: readonly Row[]): LocalisedText {
  const inWords = (locale: keyof LocalisedText) =>
    rows.map((row, at) => `${ROW_NAMES[at]?.[locale]}: ${rowInWords(row, locale)}.`).join(' ');
  return text({ en: inWords('en'), fr: inWords('fr'), es: inWords('es') });
}

/** Full rows of ten row by row, then a last row square by square. */
export function tensInWords(tens: number, ones: number): LocalisedText {
  const inWords = (locale: keyof LocalisedText) => {
    const rows = Array.from({ length: tens }, () => TEN[locale]).join(', ');
    return `${rows}. ${LAST_ROW[locale]}: ${rowInWords({ parts: 10, shaded: ones }, locale)}.`;
  };
  return text({ en: inWords('en'), fr: inWords('fr'), es: inWords('es') });
}

/** Squares in rows of ten, the first `full` of them filled, with the picture in words. */
export function tenFrames(full: number, squares: 10 | 20): Pick<Explained, 'figure' | 'figureText'> {
  const rows = Array.from({ length: squares / 10 }, (_, row) => ({
    parts: 10,
    shaded: Math.min(10, Math.max(0, full - 10 * row)),
  }));
  const figure: Figure = { type: 'bars', rows };
  return { figure, figureText: squaresInWords(rows) };
}
