import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure } from '@ori/contracts/practice';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

export type Ground = Extract<Figure, { type: 'map' }>['rows'][number][number];

export const GROUND_WORDS: Readonly<Record<Ground, LocalisedText>> = {
  land: say('grassland', 'la prairie', 'la pradera'),
  forest: say('a forest', 'une forêt', 'un bosque'),
  mountain: say('a mountain', 'une montagne', 'una montaña'),
  lake: say('a lake', 'un lac', 'un lago'),
  desert: say('a desert', 'un désert', 'un desierto'),
  river: say('a river', 'une rivière', 'un río'),
  sea: say('the sea', 'la mer', 'el mar'),
  island: say('an island', 'une île', 'una isla'),
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
export function mapInWords({ figure }: GroundMap): LocalisedText {
  const locales = ['en', 'fr', 'es'] as const;
  const rowWord = { en: 'Row', fr: 'Ligne', es: 'Fila' };
  const [en = '', fr = '', es = ''] = locales.map((locale) =>
    figure.rows
      .map((row, index) => {
        const grounds = row.map(
          (ground, column) => `${LETTERS[column] ?? ''} ${GROUND_WORDS[ground][locale]}`,
        );
        return `${rowWord[locale]} ${index + 1}: ${grounds.join(', ')}.`;
      })
      .join(' '),
  );
  return text({ en, fr, es });
}
