import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ground-map');

export type Ground = Extract<Figure, { type: 'map' }>['rows'][number][number];

export const GROUND_WORDS: Readonly<Record<Ground, Phrase>> = {
  land: message('ground-words.land'),
  forest: message('ground-words.forest'),
  mountain: message('ground-words.mountain'),
  lake: message('ground-words.lake'),
  desert: message('ground-words.desert'),
  river: message('ground-words.river'),
  sea: message('ground-words.sea'),
  island: message('ground-words.island'),
};
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** A place of the map: column and row, both from 0. */
export interface Spot {
  readonly column: number;
  readonly row: number;
  readonly ground: Ground;
}

export interface GroundMap {
  readonly figure: Extract<Figure, { type: 'map' }>;
  /** The places that are not grassland, each ground once. */
  readonly spots: readonly [Spot, ...Spot[]];
}

/** `B3`: the column's letter and the row's number. */
export function nameOf(column: number, row: number): string {
  return `${LETTERS[column] ?? ''}${row + 1}`;
}

/** Four different places on a square map of `size` columns and rows. */
export function drawMap(random: SeededRandom, size: number): GroundMap {
  const grounds = random.shuffle<Ground>(['forest', 'mountain', 'lake', 'desert']);
  const cells = random.shuffle(Array.from({ length: size * size }, (_, cell) => cell));
  const placed = grounds.map((ground, index): Spot => {
    const cell = cells[index] ?? 0;
    return { ground, column: cell % size, row: Math.floor(cell / size) };
  });
  const [first, ...others] = placed;
  if (!first) throw new Error('a map has places');
  const at = (column: number, row: number): Ground =>
    placed.find((spot) => spot.column === column && spot.row === row)?.ground ?? 'land';
  const across = Array.from({ length: size }, (_, index) => index);
  return {
    figure: { type: 'map', rows: across.map((row) => across.map((column) => at(column, row))) },
    spots: [first, ...others],
  };
}

/** The map row by row, for those who do not see it. */
export function mapInWords({ figure }: GroundMap): Phrase {
  const rows = figure.rows.map((row, index) => {
    const grounds = row.map((ground, column) => joined([LETTERS[column] ?? '', GROUND_WORDS[ground]], ' '));
    return joined([message('map-in-words.row-word'), ` ${index + 1}: `, joined(grounds, ', '), '.']);
  });
  return text(joined(rows, ' '));
}
