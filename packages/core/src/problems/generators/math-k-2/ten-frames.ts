import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';

const message = messagesOf('ten-frames');

const FULL = message('full');
const EMPTY = message('empty');
const ROW_NAMES = [message('row-names.first-row'), message('row-names.second-row')] as const;
const TEN = message('ten');
const LAST_ROW = message('last-row');

interface Row {
  readonly parts: number;
  readonly shaded: number;
}

/** A row square by square: whoever hears it counts as one who sees it, and no total is told. */
function rowInWords({ parts, shaded }: Row): Phrase {
  return joined(
    Array.from({ length: parts }, (_, at) => (at < shaded ? FULL : EMPTY)),
    ', ',
  );
}

/** One or two rows of squares in words, square by square. */
function squaresInWords(rows: readonly Row[]): Phrase {
  const inWords = rows.map((row, at) => joined([ROW_NAMES[at] ?? '', ': ', rowInWords(row), '.']));
  return text(joined(inWords, ' '));
}

/** Full rows of ten row by row, then a last row square by square. */
export function tensInWords(tens: number, ones: number): Phrase {
  const rows = joined(
    Array.from({ length: tens }, () => TEN),
    ', ',
  );
  return text(joined([rows, '. ', LAST_ROW, ': ', rowInWords({ parts: 10, shaded: ones }), '.']));
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
