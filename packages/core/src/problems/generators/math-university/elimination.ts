import type { PracticeItem } from '@ori/contracts/practice';
import { formatRational, isWhole, type Rational } from '../../../maths/rational.ts';
import { integerItem, step, type Wrong } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import { RIGHT_SIDE_FORGOTTEN, UNKNOWNS_SWAPPED } from '../../misconceptions/systems.ts';
import { ALL_COFACTORS_PLUS, DIAGONAL_PRODUCT_ONLY } from '../../misconceptions/vectors-and-matrices.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { writtenRows } from '../math-9-12/matrices.ts';
import { type Row, type Rows, solve, written } from '../math-9-12/three-unknowns.ts';
import { labels } from '../math-9-12/writing.ts';

const WIDEST = 12n;

/** `times` · `row` − `less` · `first`: whole numbers stay whole, as on the counting board. */
const cleared = (row: Row, first: Row): Row => [
  first[0] * row[0] - row[0] * first[0],
  first[0] * row[1] - row[0] * first[1],
  first[0] * row[2] - row[0] * first[2],
  first[0] * row[3] - row[0] * first[3],
];

function drawRows(random: SeededRandom): Rows {
  const row = (): Row => [
    random.integer(1, 4),
    random.integer(1, 4),
    random.integer(0, 4),
    random.integer(10, 50),
  ];
  return [row(), row(), row()];
}

/** A solution in fractions that one would still write: positive, not all whole, with small denominators. */
function isFair(solution: readonly Rational[] | null): solution is readonly Rational[] {
  return (
    solution !== null &&
    solution.every(({ numerator, denominator }) => numerator > 0n && denominator <= WIDEST) &&
    !solution.every(isWhole)
  );
}

const SYSTEM = {
  en: 'Solve by elimination, in fractions: {one}; {two}; {three}.',
  fr: 'Résous par élimination, en fractions : {one} ; {two} ; {three}.',
  es: 'Resolver por eliminación, con fracciones: {one}; {two}; {three}.',
};
const SYSTEM_NUDGE = {
  en: 'Multiply the second row by the first number of the first, then take the first row away as often as needed.',
  fr: 'Multiplie la deuxième ligne par le premier nombre de la première, puis retire la première autant de fois qu’il faut.',
  es: 'Se multiplica la segunda fila por el primer número de la primera y luego se resta la primera las veces necesarias.',
};

/** Three equations with whole numbers and a solution in fractions. */
export function fractionalSystem(random: SeededRandom): PracticeItem {
  const rows = drawRows(random);
  const solution = solve(rows);
  if (!isFair(solution)) return fractionalSystem(random);
  const [one, two, three] = rows;
  const [second, third] = [cleared(two, one), cleared(three, one)];
  const [x = '', y = '', z = ''] = solution.map(formatRational);
  const all = {
    one: written(one),
    two: written(two),
    three: written(three),
    second: written(second),
    third: written(third),
    x,
    y,
    z,
  };
  const explained = {
    prompt: text(SYSTEM, all),
    nudge: text(SYSTEM_NUDGE),
    steps: [
      step(
        { en: '{second}; {third}', fr: '{second} ; {third}', es: '{second}; {third}' },
        {
          en: 'Multiply and subtract: x is gone, and no fraction has come in yet.',
          fr: 'On multiplie et on soustrait : x a disparu, et aucune fraction n’est encore apparue.',
          es: 'Se multiplica y se resta: x desaparece, y aún no ha entrado ninguna fracción.',
        },
        all,
      ),
      step(
        { en: 'y = {y} and z = {z}', fr: 'y = {y} et z = {z}', es: 'y = {y}; z = {z}' },
        {
          en: 'The same once more leaves one unknown; the other follows.',
          fr: 'La même chose encore une fois laisse une inconnue ; l’autre suit.',
          es: 'Lo mismo otra vez deja una incógnita; la otra se sigue.',
        },
        all,
      ),
      step(
        'x = {x}',
        {
          en: 'From the first row. Check in the others.',
          fr: 'Par la première ligne. On vérifie dans les autres.',
          es: 'Con la primera fila. Se comprueba en las otras.',
        },
        all,
      ),
    ],
  };
  const slipped = solve([one, [second[0], second[1], second[2], two[3]], third]);
  const [p, q, r] = solution;
  const wrong: Wrong<readonly Rational[]>[] = slipped ? [[slipped, RIGHT_SIDE_FORGOTTEN]] : [];
  if (p && q && r) wrong.push([[r, q, p], UNKNOWNS_SWAPPED], [[q, p, r], UNKNOWNS_SWAPPED]);
  return listItem(explained, labels('x', 'y', 'z'), solution, wrong);
}

const SIZES = [3, 4] as const;

/** a, b, c … on the diagonal, 1 to the right of each, and 1 in the last row's first place: wells shared by families. */
export function ringDeterminant(random: SeededRandom): PracticeItem {
  const size = random.pick(SIZES);
  const diagonal = Array.from({ length: size }, () => random.integer(2, 6));
  const rows = diagonal.map((value, i) =>
    diagonal.map((_, j) => (j === i ? value : j === (i + 1) % size ? 1 : 0)),
  );
  const product = diagonal.reduce((so, value) => so * value, 1);
  const value = size % 2 === 1 ? product + 1 : product - 1;
  const all = {
    rows: writtenRows(rows),
    factors: diagonal.join(' · '),
    sign: size % 2 === 1 ? '+' : '−',
    product,
    value,
  };
  const explained = {
    prompt: text(
      {
        en: 'What is the determinant of the matrix with rows {rows}?',
        fr: 'Quel est le déterminant de la matrice de lignes {rows} ?',
        es: '¿Cuál es el determinante de la matriz de filas {rows}?',
      },
      all,
    ),
    nudge: text({
      en: 'Expand along the first column: it has only two entries that are not zero.',
      fr: 'Développe selon la première colonne : elle n’a que deux cases non nulles.',
      es: 'Se desarrolla por la primera columna: solo tiene dos casillas no nulas.',
    }),
    steps: [
      step(
        '{factors} {sign} 1',
        {
          en: 'Both minors are triangular. The sign of the lower entry depends on its row.',
          fr: 'Les deux mineurs sont triangulaires. Le signe de la case du bas dépend de sa ligne.',
          es: 'Los dos menores son triangulares. El signo de la casilla inferior depende de su fila.',
        },
        all,
      ),
      step(
        '{product} {sign} 1 = {value}',
        {
          en: 'The diagonal’s product, and the ring of ones with its sign.',
          fr: 'Le produit de la diagonale, et l’anneau de uns avec son signe.',
          es: 'El producto de la diagonal y el anillo de unos con su signo.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [2 * product - value, ALL_COFACTORS_PLUS],
    [product, DIAGONAL_PRODUCT_ONLY],
  ]);
}
