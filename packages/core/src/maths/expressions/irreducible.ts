import { orNull } from '../silence.ts';
import { contentIn, primitive, rootOfPolynomial } from './divide-polynomials.ts';
import { factorUnivariate } from './factor-univariate.ts';
import { coefficientsOf } from './normal-form.ts';
import {
  collect,
  constant,
  degreeOf,
  isConstant,
  lettersOf,
  minus,
  samePolynomial,
  scale,
  substitute,
  times,
  type Polynomial,
} from './polynomial.ts';
import { rational } from '../rational.ts';

/** Whether whole coefficients still share a number, as in 2x + 4. A fraction among them leaves nothing to take out. */
export function sharesANumber(a: Polynomial): boolean {
  const isWhole = [...a.values()].every(({ coefficient }) => coefficient.denominator === 1n);
  return isWhole && !samePolynomial(primitive(a), a) && !samePolynomial(primitive(a), scale(a, rational(-1)));
}

function oneLetter(a: Polynomial, name: string): boolean {
  const { factors } = factorUnivariate(coefficientsOf(a, name));
  return factors.length === 1 && factors.every(({ count }) => count === 1);
}

/** Of degree two in a letter, it splits exactly where its discriminant is a square. */
function quadraticIn(a: Polynomial, name: string): boolean {
  const [c, b, lead] = collect(a, name);
  if (!c || !b || !lead) return true;
  return rootOfPolynomial(minus(times(b, b), scale(times(lead, c), rational(4)))) === null;
}

function severalLetters(a: Polynomial, letters: readonly string[]): boolean | null {
  if (letters.some((name) => !isConstant(contentIn(a, name)))) return false;
  const degreeIn = (name: string) => collect(a, name).length - 1;
  if (letters.some((name) => degreeIn(name) === 1)) return true;
  const quadratic = letters.find((name) => degreeIn(name) === 2);
  if (quadratic !== undefined) return quadraticIn(a, quadratic);
  const [first, second, third] = letters;
  const degrees = new Set([...a.values()].map(degreeOf));
  if (first === undefined || second === undefined || third !== undefined || degrees.size > 1) return null;
  return oneLetter(substitute(a, second, constant(1)), first);
}

/**
 * Whether a polynomial cannot be split into factors with letters in them, over the fractions.
 * Null where we cannot tell: several letters all of degree three and more, or numbers too large to try.
 */
export function isIrreducible(a: Polynomial): boolean | null {
  const letters = lettersOf(a);
  const [name] = letters;
  if (name === undefined) return true;
  return orNull(() => (letters.length === 1 ? oneLetter(a, name) : severalLetters(a, letters)));
}
