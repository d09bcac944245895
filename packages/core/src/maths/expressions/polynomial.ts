import {
  add as addNumbers,
  equals,
  multiply as multiplyNumbers,
  rational,
  type Rational,
} from '../rational.ts';
import { within } from '../silence.ts';

/** Letters with their exponents, in alphabetical order: x²y is `[['x', 2], ['y', 1]]`. */
export type Powers = readonly (readonly [letter: string, exponent: number])[];
export interface Term {
  readonly coefficient: Rational;
  readonly powers: Powers;
}
/** A polynomial in any letters with exact coefficients: its terms by their powers, none of them zero. */
export type Polynomial = ReadonlyMap<string, Term>;

const TERMS_MAX = 400;
const DEGREE_MAX = 48;
const ZERO = rational(0);

const keyOf = (powers: Powers) => powers.map(([letter, exponent]) => `${letter}^${exponent}`).join('*');

export function polynomialOf(terms: Iterable<Term>): Polynomial {
  const sum = new Map<string, Term>();
  for (const { coefficient, powers } of terms) {
    const key = keyOf(powers);
    const total = addNumbers(sum.get(key)?.coefficient ?? ZERO, coefficient);
    if (total.numerator === 0n) sum.delete(key);
    else sum.set(key, { coefficient: total, powers });
  }
  within(TERMS_MAX, sum.size, 'terms');
  return sum;
}

export const constant = (value: Rational | number): Polynomial =>
  polynomialOf([{ coefficient: typeof value === 'number' ? rational(value) : value, powers: [] }]);
export const letter = (name: string, exponent = 1): Polynomial =>
  polynomialOf([{ coefficient: rational(1), powers: exponent === 0 ? [] : [[name, exponent]] }]);

export function plus(a: Polynomial, b: Polynomial): Polynomial {
  return polynomialOf([...a.values(), ...b.values()]);
}

export function times(a: Polynomial, b: Polynomial): Polynomial {
  within(TERMS_MAX * TERMS_MAX, a.size * b.size, 'products of terms');
  const products: Term[] = [];
  for (const left of a.values()) for (const right of b.values()) products.push(multiplyTerms(left, right));
  return polynomialOf(products);
}

function multiplyTerms(a: Term, b: Term): Term {
  const exponents = new Map(a.powers);
  for (const [name, exponent] of b.powers) exponents.set(name, (exponents.get(name) ?? 0) + exponent);
  const powers = [...exponents].toSorted(([left], [right]) => (left < right ? -1 : 1));
  within(DEGREE_MAX, degreeOf({ powers }), 'degrees');
  return { coefficient: multiplyNumbers(a.coefficient, b.coefficient), powers };
}

export function scale(a: Polynomial, factor: Rational): Polynomial {
  return polynomialOf(
    [...a.values()].map(({ coefficient, powers }) => ({
      coefficient: multiplyNumbers(coefficient, factor),
      powers,
    })),
  );
}

export const opposite = (a: Polynomial): Polynomial => scale(a, rational(-1));
export const minus = (a: Polynomial, b: Polynomial): Polynomial => plus(a, opposite(b));

/** a multiplied by itself `exponent` times; `exponent` is a whole number from zero on. */
export function toThePower(a: Polynomial, exponent: number): Polynomial {
  let product = constant(1);
  for (let count = 0; count < exponent; count += 1) product = times(product, a);
  return product;
}

export const isZero = (a: Polynomial): boolean => a.size === 0;

/** Whether no letter stands in it. */
export const isConstant = (a: Polynomial): boolean => a.size === 0 || (a.size === 1 && a.has(''));

/** The number without letters in it. */
export const constantOf = (a: Polynomial): Rational => a.get('')?.coefficient ?? ZERO;

export function samePolynomial(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, { coefficient }]) => {
    const other = b.get(key);
    return other !== undefined && equals(other.coefficient, coefficient);
  });
}

/** The sum of a term's exponents. */
export function degreeOf(term: Pick<Term, 'powers'>): number {
  return term.powers.reduce((sum, [, exponent]) => sum + exponent, 0);
}

/** The letters in it, in alphabetical order. */
export function lettersOf(...polynomials: readonly Polynomial[]): string[] {
  const names = polynomials.flatMap((each) =>
    [...each.values()].flatMap(({ powers }) => powers.map(([name]) => name)),
  );
  return [...new Set(names)].toSorted();
}

/** The exponent of a letter in a term, zero where it is missing. */
export function exponentIn(term: Pick<Term, 'powers'>, name: string): number {
  return term.powers.find(([letterName]) => letterName === name)?.[1] ?? 0;
}

/** By powers of one letter, lowest first: each coefficient is a polynomial in the other letters. */
export function collect(a: Polynomial, name: string): Polynomial[] {
  const terms = [...a.values()];
  const degree = Math.max(0, ...terms.map((term) => exponentIn(term, name)));
  return Array.from({ length: degree + 1 }, (_, exponent) =>
    polynomialOf(
      terms
        .filter((term) => exponentIn(term, name) === exponent)
        .map(({ coefficient, powers }) => ({
          coefficient,
          powers: powers.filter(([letterName]) => letterName !== name),
        })),
    ),
  );
}

/** What the polynomial comes to when a letter stands for a polynomial. */
export function substitute(a: Polynomial, name: string, value: Polynomial): Polynomial {
  return collect(a, name).reduceRight(
    (sum, coefficient) => plus(times(sum, value), coefficient),
    constant(0),
  );
}
