import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import {
  ADDED_THE_SAME_AGAIN,
  ALL_ROWS_ADDED,
  LARGEST_ROW_ONLY,
  ONE_ROW_TOO_FEW,
} from '../../misconceptions/number-systems.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

const numbers = (values: readonly number[]) => values.map((value) => fraction(value, 1));
const ROWS_MAX = 6;

/** 1, 2, 4, 8 … not above `value`. */
function powersUpTo(value: number): number[] {
  const powers = [1];
  while ((powers.at(-1) ?? 1) * 2 <= value) powers.push((powers.at(-1) ?? 1) * 2);
  return powers.slice(0, ROWS_MAX);
}

/** The powers of two that make up `value`, the largest first. */
function chosen(value: number): number[] {
  let left = value;
  return powersUpTo(value)
    .toReversed()
    .filter((power) => {
      const fits = power <= left;
      if (fits) left -= power;
      return fits;
    });
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The doubling table of `factor`: 1 and the factor, then each row twice the one above. */
function table(powers: readonly number[], factor: number) {
  const rows = powers.map((power) => `${power} → ${power * factor}`).join(', ');
  return {
    figure: {
      type: 'number-grid' as const,
      columns: 2,
      cells: powers.flatMap((power) => [power, power * factor]),
    },
    figureText: text({ en: `Rows: ${rows}`, fr: `Lignes : ${rows}`, es: `Filas: ${rows}` }),
  };
}

/** A number whose parts are two to four powers of two, but not all that stand in the table. */
function drawCount(random: SeededRandom, least: number, most: number): number {
  const drawn = random.integer(least, most);
  const parts = chosen(drawn);
  return parts.length > 1 && parts.length < powersUpTo(drawn).length ? drawn : drawCount(random, least, most);
}

const rowsToTake = (all: Fillers) =>
  step(
    '{count} = {parts}',
    {
      en: 'These are the rows to take.',
      fr: 'Ce sont les lignes à prendre.',
      es: 'Son las filas que se toman.',
    },
    all,
  );
const START_BIG = (power: number) =>
  step(
    {
      en: 'Start with {power}, the largest that fits.',
      fr: 'Commence par {power}, le plus grand qui tient.',
      es: 'Empezamos por {power}, el mayor que cabe.',
    },
    {
      en: 'Any whole number is a sum of different numbers of the left column.',
      fr: 'Tout nombre entier est une somme de nombres différents de la colonne de gauche.',
      es: 'Todo número entero es suma de números distintos de la columna izquierda.',
    },
    { power },
  );

/** Which rows of the left column make up the number? */
function chooseRows(random: SeededRandom): PracticeItem {
  const count = drawCount(random, 5, 30);
  const factor = random.integer(3, 12);
  const powers = powersUpTo(count);
  const parts = chosen(count);
  const all = { count, factor, sum: parts.join(' + ') };
  const explained = {
    ...table(powers, factor),
    prompt: text(
      {
        en: 'Egyptian doubling: for {count} × {factor}, which numbers of the left column add up to {count}?',
        fr: 'Doublement égyptien : pour {count} × {factor}, quels nombres de la colonne de gauche font {count} ?',
        es: 'Duplicación egipcia: para {count} × {factor}, ¿qué números de la columna izquierda suman {count}?',
      },
      all,
    ),
    nudge: text({
      en: 'Take the largest that fits. What is still missing?',
      fr: 'Prends le plus grand qui tient. Que manque-t-il encore ?',
      es: 'Tomamos el mayor que cabe. ¿Qué falta todavía?',
    }),
    steps: [
      START_BIG(parts[0] ?? 1),
      step(
        '{count} = {sum}',
        {
          en: 'Go on with what is missing.',
          fr: 'Continue avec ce qui manque.',
          es: 'Seguimos con lo que falta.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, numbers(parts), [
    [numbers(parts.slice(0, -1)), ONE_ROW_TOO_FEW],
    [numbers(powers), ALL_ROWS_ADDED],
    [numbers(parts.slice(0, 1)), LARGEST_ROW_ONLY],
  ]);
}

/** The product from the table. */
function multiply(random: SeededRandom): PracticeItem {
  const count = drawCount(random, 5, 31);
  const factor = random.integer(6, 25);
  const powers = powersUpTo(count);
  const parts = chosen(count);
  const rows = parts.map((power) => power * factor);
  const all = { count, factor, parts: parts.join(' + '), rows: rows.join(' + '), product: count * factor };
  const explained = {
    ...table(powers, factor),
    prompt: text(
      {
        en: 'Use the doubling table of {factor}. How much is {count} × {factor}?',
        fr: 'Utilise la table des doubles de {factor}. Combien font {count} × {factor} ?',
        es: 'Usar la tabla de dobles de {factor}. ¿Cuánto es {count} × {factor}?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Which numbers on the left make {count}?',
        fr: 'Quels nombres à gauche font {count} ?',
        es: '¿Qué números de la izquierda suman {count}?',
      },
      all,
    ),
    steps: [
      START_BIG(parts[0] ?? 1),
      rowsToTake(all),
      step(
        '{rows} = {product}',
        {
          en: 'Add what stands on the right of these rows.',
          fr: 'Ajoute ce qui est à droite de ces lignes.',
          es: 'Sumamos lo que está a la derecha de esas filas.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.product, [
    [sumOf(rows.slice(0, -1)), ONE_ROW_TOO_FEW],
    [sumOf(powers) * factor, ALL_ROWS_ADDED],
    [rows[0] ?? 0, LARGEST_ROW_ONLY],
  ]);
}

function tableSteps(all: Fillers) {
  return [
    step(
      {
        en: '1: {factor}; 2: {double}; and so on.',
        fr: '1 : {factor} ; 2 : {double} ; et ainsi de suite.',
        es: '1: {factor}; 2: {double}; y así.',
      },
      {
        en: 'Each row is twice the one above.',
        fr: 'Chaque ligne est le double de celle du dessus.',
        es: 'Cada fila es el doble de la de arriba.',
      },
      all,
    ),
    rowsToTake(all),
    step(
      '{rows} = {product}',
      { en: 'Add these rows.', fr: 'Ajoute ces lignes.', es: 'Sumamos esas filas.' },
      all,
    ),
  ];
}

/** No table is given: the learner makes it. */
function multiplyAlone(random: SeededRandom): PracticeItem {
  const count = drawCount(random, 17, 60);
  const factor = random.integer(11, 35);
  const parts = chosen(count);
  const all = {
    count,
    factor,
    double: 2 * factor,
    parts: parts.join(' + '),
    rows: parts.map((power) => power * factor).join(' + '),
    product: count * factor,
  };
  const explained = {
    prompt: text(
      {
        en: 'Multiply by doubling only: {count} × {factor} = ?',
        fr: 'Multiplie en ne faisant que doubler : {count} × {factor} = ?',
        es: 'Multiplicar solo duplicando: {count} × {factor} = ?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Make a table: 1 and {factor}, then double both, again and again.',
        fr: 'Fais une table : 1 et {factor}, puis double les deux, encore et encore.',
        es: 'Hacemos una tabla: 1 y {factor}, luego doblamos los dos, una y otra vez.',
      },
      all,
    ),
    steps: tableSteps(all),
  };
  return integerItem(explained, all.product, [
    [all.product - (parts.at(-1) ?? 0) * factor, ONE_ROW_TOO_FEW],
    [(parts[0] ?? 0) * factor, LARGEST_ROW_ONLY],
    [sumOf(parts.map((power) => (Math.log2(power) + 1) * factor)), ADDED_THE_SAME_AGAIN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return chooseRows(random);
  return difficulty === 2 ? multiply(random) : multiplyAlone(random);
}

/** Multiplying by doubling and choosing rows, as in the Rhind papyrus (British Museum EA 10057, about 1550 BCE). */
export const mhDoubling = generator('mh-doubling', make);
