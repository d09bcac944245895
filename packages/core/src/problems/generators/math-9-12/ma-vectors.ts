import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  COLUMNS_FOR_ROWS,
  ENTRY_BY_ENTRY,
  FACTOR_ON_FIRST_PART_ONLY,
  MATRICES_EXCHANGED,
  SECOND_VECTOR_ADDED,
} from '../../misconceptions/vectors-and-matrices.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { ENTRY_LABELS, timesMatrix, turned, writtenRows, type Matrix } from './matrices.ts';
import { exact, labels, notZero, tuple, inBrackets } from './writing.ts';

type Pair = readonly [number, number];

/** p u − q v */
function combination(p: number, u: Pair, q: number, v: Pair): PracticeItem {
  const part = (index: 0 | 1) => p * u[index] - q * v[index];
  const written = (index: 0 | 1) =>
    `${p} · ${inBrackets(u[index])} − ${q === 1 ? '' : `${q} · `}${inBrackets(v[index])}`;
  const all = {
    u: tuple(...u),
    v: tuple(...v),
    formula: `${p}u − ${q === 1 ? '' : q}v`,
    first: written(0),
    second: written(1),
    x: part(0),
    y: part(1),
  };
  const explained = {
    prompt: text(
      {
        en: 'u = {u} and v = {v}. What is {formula}?',
        fr: 'u = {u} et v = {v}. Que vaut {formula} ?',
        es: 'u = {u} y v = {v}. ¿Cuánto es {formula}?',
      },
      all,
    ),
    nudge: text({
      en: 'Each part is worked out by itself.',
      fr: 'Chaque coordonnée se calcule à part.',
      es: 'Cada coordenada se calcula por separado.',
    }),
    steps: [
      step(
        'x = {first} = {x}',
        {
          en: 'A factor belongs to every part of its vector.',
          fr: 'Un facteur vaut pour chaque coordonnée de son vecteur.',
          es: 'Un factor vale para cada coordenada de su vector.',
        },
        all,
      ),
      step(
        'y = {second} = {y}',
        {
          en: 'The same for the second parts.',
          fr: 'De même pour les secondes coordonnées.',
          es: 'Lo mismo con las segundas coordenadas.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(part(0), part(1)), [
    [exact(p * u[0] + q * v[0], p * u[1] + q * v[1]), SECOND_VECTOR_ADDED],
    [exact(p * u[0] - q * v[0], u[1] - v[1]), FACTOR_ON_FIRST_PART_ONLY],
  ]);
}

const ROW_TIMES_COLUMN = {
  en: 'An entry is a row of the left times a column of the right, product by product, added up.',
  fr: 'Une case est une ligne de gauche fois une colonne de droite, produit par produit, additionnés.',
  es: 'Una casilla es una fila de la izquierda por una columna de la derecha, producto a producto, sumados.',
};
const NUDGE = text({
  en: 'Go along a row of the left and down a column of the right at once.',
  fr: 'Parcours une ligne à gauche et une colonne à droite en même temps.',
  es: 'Se recorre a la vez una fila de la izquierda y una columna de la derecha.',
});
const entry = (row: readonly number[], column: readonly number[]) =>
  row.map((value, index) => `${inBrackets(value)} · ${inBrackets(column[index] ?? 0)}`).join(' + ');

function timesVector(matrix: Matrix, v: Pair): PracticeItem {
  const column = v.map((value) => [value]);
  const [[x = 0] = [], [y = 0] = []] = timesMatrix(matrix, column);
  const [first = [], second = []] = matrix;
  const all = {
    rows: writtenRows(matrix),
    v: tuple(...v),
    first: entry(first, v),
    second: entry(second, v),
    x,
    y,
  };
  const explained = {
    prompt: text(
      {
        en: 'A is the matrix with rows {rows}, and v = {v}. What is Av?',
        fr: 'A est la matrice de lignes {rows}, et v = {v}. Que vaut Av ?',
        es: 'A es la matriz de filas {rows}, y v = {v}. ¿Cuánto es Av?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step('x = {first} = {x}', ROW_TIMES_COLUMN, all),
      step(
        'y = {second} = {y}',
        {
          en: 'The second row gives the second part.',
          fr: 'La seconde ligne donne la seconde coordonnée.',
          es: 'La segunda fila da la segunda coordenada.',
        },
        all,
      ),
    ],
  };
  const byColumns = timesMatrix(turned(matrix), column).map(([value = 0]) => value);
  return listItem(explained, labels('x', 'y'), exact(x, y), [
    [exact(...byColumns), COLUMNS_FOR_ROWS],
    [exact((first[0] ?? 0) * v[0], (second[1] ?? 0) * v[1]), ENTRY_BY_ENTRY],
  ]);
}

function timesEachOther(a: Matrix, b: Matrix): PracticeItem {
  const result = timesMatrix(a, b);
  const all = {
    a: writtenRows(a),
    b: writtenRows(b),
    first: entry(
      a[0] ?? [],
      b.map(([value = 0]) => value),
    ),
    one: result[0]?.[0] ?? 0,
    done: writtenRows(result),
  };
  const explained = {
    prompt: text(
      {
        en: 'A is the matrix with rows {a}; B is the matrix with rows {b}. What is AB?',
        fr: 'A est la matrice de lignes {a} ; B est la matrice de lignes {b}. Que vaut AB ?',
        es: 'A es la matriz de filas {a}; B es la matriz de filas {b}. ¿Cuánto es AB?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'Row 1, column 1: {first} = {one}',
          fr: 'Ligne 1, colonne 1 : {first} = {one}',
          es: 'Fila 1, columna 1: {first} = {one}',
        },
        ROW_TIMES_COLUMN,
        all,
      ),
      step(
        { en: 'AB has the rows {done}.', fr: 'AB a les lignes {done}.', es: 'AB tiene las filas {done}.' },
        {
          en: 'Every row with every column.',
          fr: 'Chaque ligne avec chaque colonne.',
          es: 'Cada fila con cada columna.',
        },
        all,
      ),
    ],
  };
  const byEntries = a.map((row, i) => row.map((value, j) => value * (b[i]?.[j] ?? 0)));
  return listItem(explained, ENTRY_LABELS, exact(...result.flat()), [
    [exact(...byEntries.flat()), ENTRY_BY_ENTRY],
    [exact(...timesMatrix(b, a).flat()), MATRICES_EXCHANGED],
    [exact(...timesMatrix(turned(a), b).flat()), COLUMNS_FOR_ROWS],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const pair = (most: number): Pair => [notZero(random, most), notZero(random, most)];
  if (difficulty === 1) return combination(random.integer(2, 5), pair(8), random.integer(1, 4), pair(8));
  if (difficulty === 2) return timesVector([pair(5), pair(5)], pair(6));
  return timesEachOther([pair(4), pair(4)], [pair(4), pair(4)]);
}

/** Vectors, and products with matrices (CCSS HSN-VM.C.8). */
export const maVectors = generator('ma-vectors', make);
