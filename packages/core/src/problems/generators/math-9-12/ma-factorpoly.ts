import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, step, type Wrong } from '../../item.ts';
import {
  LEADING_NUMBER_SWAPPED,
  PRODUCT_FITS_SUM_NOT,
  SIGNS_OF_FACTORS_FLIPPED,
  SUM_FITS_PRODUCT_NOT,
} from '../../misconceptions/polynomials.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { notZero, polynomialItem, product, shownFactor, shownPolynomial, type Formula } from './writing.ts';

/** (a x + p)(x + q) */
function factors(a: number, p: number, q: number): Formula {
  const [first, second] = [shownFactor(a, p), shownFactor(1, q)];
  return {
    shown: first === second ? `${first}²` : `${first}${second}`,
    coefficients: product([a, p], [1, q]),
  };
}

const PROMPT = {
  en: 'Factor {formula}.',
  fr: 'Factorise {formula}.',
  es: 'Factorizar {formula}.',
};
const CHECK = {
  en: 'Multiplying out gives the first form back.',
  fr: 'En développant, on retrouve la première forme.',
  es: 'Al desarrollar vuelve la primera forma.',
};

/** x² + b x + c */
function plain(p: number, q: number): PracticeItem {
  const answer = factors(1, p, q);
  const all = {
    formula: shownPolynomial(answer.coefficients),
    sum: p + q,
    product: p * q,
    p,
    q,
    done: answer.shown,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Which two numbers multiply to the number without x and add up to the number before x?',
      fr: 'Quels deux nombres ont pour produit le nombre sans x et pour somme le nombre devant x ?',
      es: '¿Qué dos números multiplicados dan el número sin x y sumados el que va delante de x?',
    }),
    steps: [
      step(
        {
          en: 'Wanted: two numbers with product {product} and sum {sum}.',
          fr: 'On cherche deux nombres de produit {product} et de somme {sum}.',
          es: 'Se buscan dos números de producto {product} y suma {sum}.',
        },
        {
          en: '(x + m)(x + n) = x² + (m + n)x + mn.',
          fr: '(x + m)(x + n) = x² + (m + n)x + mn.',
          es: '(x + m)(x + n) = x² + (m + n)x + mn.',
        },
        all,
      ),
      step({ en: '{p} and {q}: {done}', fr: '{p} et {q} : {done}', es: '{p} y {q}: {done}' }, CHECK, all),
    ],
  };
  return polynomialItem(explained, 'factored', answer, [
    [factors(1, -p, -q), SIGNS_OF_FACTORS_FLIPPED],
    [factors(1, 1, p * q), PRODUCT_FITS_SUM_NOT],
    [factors(1, p + q - 1, 1), SUM_FITS_PRODUCT_NOT],
    [factors(1, p + q + 1, -1), SUM_FITS_PRODUCT_NOT],
  ]);
}

/** a x² + b x + c with a > 1 */
function leading(a: number, p: number, q: number): PracticeItem {
  const answer = factors(a, p, q);
  const all = {
    formula: shownPolynomial(answer.coefficients),
    sum: p + a * q,
    product: a * p * q,
    p,
    aq: a * q,
    done: answer.shown,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Multiply the first number by the last. Which two factors of that product add up to the middle number?',
      fr: 'Multiplie le premier nombre par le dernier. Quels deux facteurs de ce produit ont pour somme celui du milieu ?',
      es: 'Multiplicando el primer número por el último, ¿qué dos factores de ese producto suman el del medio?',
    }),
    steps: [
      step(
        {
          en: 'Wanted: two numbers with product {product} and sum {sum}.',
          fr: 'On cherche deux nombres de produit {product} et de somme {sum}.',
          es: 'Se buscan dos números de producto {product} y suma {sum}.',
        },
        {
          en: 'They split the middle term so that both halves share a bracket.',
          fr: 'Ils partagent le terme du milieu pour que les deux moitiés aient une parenthèse commune.',
          es: 'Parten el término del medio para que las dos mitades compartan un paréntesis.',
        },
        all,
      ),
      step({ en: '{p} and {aq}: {done}', fr: '{p} et {aq} : {done}', es: '{p} y {aq}: {done}' }, CHECK, all),
    ],
  };
  const wrong: Wrong<Formula>[] = [
    [factors(a, -p, -q), SIGNS_OF_FACTORS_FLIPPED],
    [factors(a, q, p), LEADING_NUMBER_SWAPPED],
  ];
  return polynomialItem(explained, 'factored', answer, wrong);
}

const shareFactor = (a: number, b: number) => [2, 3, 5].some((prime) => a % prime === 0 && b % prime === 0);

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) {
    const a = random.integer(2, 5);
    const [p, q] = [notZero(random, 9), notZero(random, 7)];
    return shareFactor(a, p) || p + a * q === 0 ? make(random, difficulty) : leading(a, p, q);
  }
  const [p, q] = [random.integer(1, 9), random.integer(2, 9)];
  if (difficulty === 1) return plain(p, q);
  const [signP, signQ] = random.pick([
    [1, -1],
    [-1, 1],
    [-1, -1],
  ]);
  return p === q && signP !== signQ ? make(random, difficulty) : plain(p * signP, q * signQ);
}

/** Quadratics as products of two brackets (CCSS HSA-SSE.A.2). */
export const maFactorpoly = generator('ma-factorpoly', make);
