import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import {
  ALL_COFACTORS_PLUS,
  DIAGONAL_AS_EIGENVALUES,
  DIAGONAL_PRODUCT_ONLY,
  DIAGONALS_ADDED,
  EIGENVALUE_SIGNS_TURNED,
} from '../../misconceptions/vectors-and-matrices.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { writtenRows } from '../math-9-12/matrices.ts';
import { exact, notZero, shownPolynomial, inBrackets } from '../math-9-12/writing.ts';
import { fractionalSystem, ringDeterminant } from './elimination.ts';

type Pair = readonly [number, number];
type Triple = readonly [number, number, number];

const PROMPT = {
  en: 'What is the determinant of the matrix with rows {rows}?',
  fr: 'Quel est le déterminant de la matrice de lignes {rows} ?',
  es: '¿Cuál es el determinante de la matriz de filas {rows}?',
};

function small([a, b]: Pair, [c, d]: Pair): PracticeItem {
  const value = a * d - b * c;
  const all = {
    rows: writtenRows([
      [a, b],
      [c, d],
    ]),
    products: `${inBrackets(a)} · ${inBrackets(d)} − ${inBrackets(b)} · ${inBrackets(c)}`,
    down: a * d,
    up: inBrackets(b * c),
    value,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Two products, one for each diagonal. Which is subtracted?',
      fr: 'Deux produits, un par diagonale. Lequel soustrait-on ?',
      es: 'Dos productos, uno por diagonal. ¿Cuál se resta?',
    }),
    steps: [
      step(
        '{products}',
        {
          en: 'For rows (a, b) and (c, d) the determinant is ad − bc.',
          fr: 'Pour les lignes (a, b) et (c, d), le déterminant est ad − bc.',
          es: 'Con filas (a, b) y (c, d), el determinante es ad − bc.',
        },
        all,
      ),
      step(
        '{down} − {up} = {value}',
        {
          en: 'It is the area of the parallelogram of the rows, with a sign.',
          fr: 'C’est l’aire du parallélogramme des lignes, avec un signe.',
          es: 'Es el área del paralelogramo de las filas, con signo.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [a * d + b * c, DIAGONALS_ADDED],
    [a * d, DIAGONAL_PRODUCT_ONLY],
  ]);
}

function large(first: Triple, second: Triple, third: Triple): PracticeItem {
  const minor = (p: 0 | 1 | 2, q: 0 | 1 | 2) => second[p] * third[q] - second[q] * third[p];
  const [m1, m2, m3] = [minor(1, 2), minor(0, 2), minor(0, 1)];
  const [a, b, c] = first;
  const value = a * m1 - b * m2 + c * m3;
  const all = {
    rows: writtenRows([first, second, third]),
    formula: `${inBrackets(a)} · ${inBrackets(m1)} − ${inBrackets(b)} · ${inBrackets(m2)} + ${inBrackets(c)} · ${inBrackets(m3)}`,
    one: `${inBrackets(second[1])} · ${inBrackets(third[2])} − ${inBrackets(second[2])} · ${inBrackets(third[1])}`,
    m1,
    value,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Expand along the first row, or make zeros below the first entry. Mind the signs.',
      fr: 'Développe selon la première ligne, ou fais des zéros sous la première case. Attention aux signes.',
      es: 'Se desarrolla por la primera fila o se hacen ceros bajo la primera casilla. Cuidado con los signos.',
    }),
    steps: [
      step(
        {
          en: 'First minor: {one} = {m1}',
          fr: 'Premier mineur : {one} = {m1}',
          es: 'Primer menor: {one} = {m1}',
        },
        {
          en: 'Strike out the row and the column of an entry; the rest is its minor.',
          fr: 'On raye la ligne et la colonne d’une case ; le reste est son mineur.',
          es: 'Se tachan la fila y la columna de una casilla; lo que queda es su menor.',
        },
        all,
      ),
      step(
        '{formula} = {value}',
        {
          en: 'The signs along the first row are +, −, +.',
          fr: 'Les signes de la première ligne sont +, −, +.',
          es: 'Los signos de la primera fila son +, −, +.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, value, [
    [a * m1 + b * m2 + c * m3, ALL_COFACTORS_PLUS],
    [a * second[1] * third[2], DIAGONAL_PRODUCT_ONLY],
  ]);
}

/** Eigenvalues p and q of the matrix with rows (p + u, …): trace and determinant give them back. */
function eigenvalues([a, b]: Pair, [c, d]: Pair, [p, q]: Pair): PracticeItem {
  const all = {
    rows: writtenRows([
      [a, b],
      [c, d],
    ]),
    trace: a + d,
    determinant: a * d - b * c,
    equation: `${shownPolynomial([1, -(a + d), a * d - b * c], 'λ')} = 0`,
    p,
    q,
  };
  const explained = {
    prompt: text(
      {
        en: 'What are the eigenvalues of the matrix with rows {rows}? Give both.',
        fr: 'Quelles sont les valeurs propres de la matrice de lignes {rows} ? Donne les deux.',
        es: '¿Cuáles son los valores propios de la matriz de filas {rows}? Hay que dar los dos.',
      },
      all,
    ),
    nudge: text({
      en: 'Which numbers, taken away along the diagonal, make the determinant zero?',
      fr: 'Quels nombres, retirés le long de la diagonale, annulent le déterminant ?',
      es: '¿Qué números, restados en la diagonal, hacen cero el determinante?',
    }),
    steps: [
      step(
        '{equation}',
        {
          en: 'The determinant of A − λI is λ² minus the trace times λ plus the determinant of A.',
          fr: 'Le déterminant de A − λI est λ² moins la trace fois λ plus le déterminant de A.',
          es: 'El determinante de A − λI es λ² menos la traza por λ más el determinante de A.',
        },
        all,
      ),
      step(
        { en: 'λ = {p} or λ = {q}', fr: 'λ = {p} ou λ = {q}', es: 'λ = {p} o λ = {q}' },
        {
          en: 'Check: their sum is the trace {trace}, their product the determinant {determinant}.',
          fr: 'Vérification : leur somme est la trace {trace}, leur produit le déterminant {determinant}.',
          es: 'Comprobación: su suma es la traza {trace} y su producto el determinante {determinant}.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, exact(p, q), [
    [a === d ? exact(a) : exact(a, d), DIAGONAL_AS_EIGENVALUES],
    [exact(-p, -q), EIGENVALUE_SIGNS_TURNED],
  ]);
}

/** A matrix with these eigenvalues: the diagonal one seen in another basis of determinant 1. */
function drawWithEigenvalues(random: SeededRandom, p: number, q: number): readonly [Pair, Pair] {
  const [m, n] = [notZero(random, 2), notZero(random, 2)];
  const gap = q - p;
  return [
    [p - m * n * gap, m * gap],
    [-n * (1 + m * n) * gap, q + m * n * gap],
  ];
}

function drawEigenvalues(random: SeededRandom): PracticeItem {
  const [p, q] = [random.integer(-6, 6), random.integer(-6, 6)];
  const [first, second] = drawWithEigenvalues(random, p, q);
  const isPlain = p === q || first[1] * second[0] === 0 || p * q === 0;
  return isPlain ? drawEigenvalues(random) : eigenvalues(first, second, [p, q]);
}

function drawLarge(random: SeededRandom): PracticeItem {
  const upTo = (most: number) => notZero(random, most);
  return large(
    [upTo(4), upTo(4), upTo(4)],
    [upTo(4), upTo(4), random.integer(-4, 4)],
    [random.integer(-4, 4), upTo(4), upTo(4)],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1) return small([upTo(9), upTo(9)], [upTo(9), upTo(9)]);
  if (difficulty === 2) return random.pick([drawLarge, fractionalSystem])(random);
  return random.pick([drawEigenvalues, ringDeterminant])(random);
}

/** Determinants, elimination in fractions, and eigenvalues. */
export const maLinalg = generator('ma-linalg', make);
