import { exactRoot } from '../exact-powers.ts';
import { divide as divideNumbers, greatestCommonDivisor, rational } from '../rational.ts';
import { Fuel, Silence } from '../silence.ts';
import {
  collect,
  constant,
  exponentIn,
  isConstant,
  isZero,
  letter,
  lettersOf,
  minus,
  plus,
  polynomialOf,
  scale,
  times,
  type Polynomial,
  type Term,
} from './polynomial.ts';

const FUEL = 2_000;

/** The term that comes first when terms are sorted like words: by the first letter's power, then the second's. */
function leading(a: Polynomial): Term {
  const letters = lettersOf(a);
  const [first, ...others] = [...a.values()];
  if (!first) throw new Silence('zero has no leading term');
  return others.reduce((best, term) => (comesFirst(term, best, letters) ? term : best), first);
}

function comesFirst(a: Term, b: Term, letters: readonly string[]): boolean {
  const telling = letters.find((name) => exponentIn(a, name) !== exponentIn(b, name));
  return telling !== undefined && exponentIn(a, telling) > exponentIn(b, telling);
}

/** Term by term; null where a power would be negative. */
function dividedTerm(top: Term, bottom: Term): Polynomial | null {
  const letters = lettersOf(polynomialOf([top]), polynomialOf([bottom]));
  const powers = letters.map((name) => [name, exponentIn(top, name) - exponentIn(bottom, name)] as const);
  if (powers.some(([, exponent]) => exponent < 0)) return null;
  const coefficient = divideNumbers(top.coefficient, bottom.coefficient);
  return polynomialOf([{ coefficient, powers: powers.filter(([, exponent]) => exponent > 0) }]);
}

/** a ÷ b where nothing is left over; null otherwise. */
export function dividedExactly(a: Polynomial, b: Polynomial): Polynomial | null {
  const fuel = new Fuel(FUEL);
  const lead = leading(b);
  let [rest, quotient] = [a, constant(0)];
  while (!isZero(rest)) {
    fuel.spend();
    const part = dividedTerm(leading(rest), lead);
    if (!part) return null;
    quotient = plus(quotient, part);
    rest = minus(rest, times(part, b));
  }
  return quotient;
}

/** Without its number in front: coefficients whole and without common factor, the leading one positive. */
export function primitive(a: Polynomial): Polynomial {
  const coefficients = [...a.values()].map(({ coefficient }) => coefficient);
  if (coefficients.length === 0) return a;
  const top = coefficients.reduce((shared, { numerator }) => greatestCommonDivisor(shared, numerator), 0n);
  const bottom = coefficients.reduce((product, { denominator }) => {
    return (product / greatestCommonDivisor(product, denominator)) * denominator;
  }, 1n);
  // Over the common bottom, the tops share what they share beyond it.
  const shared = coefficients.reduce(
    (sum, { numerator, denominator }) => greatestCommonDivisor(sum, numerator * (bottom / denominator)),
    top * bottom,
  );
  const sign = leading(a).coefficient.numerator < 0n ? -1n : 1n;
  return scale(a, rational(bottom * sign, shared));
}

/** The greatest polynomial that divides both, primitive; 1 when they share none. Euclid's way, letter by letter. */
export function greatestCommonPolynomial(a: Polynomial, b: Polynomial, fuel = new Fuel(FUEL)): Polynomial {
  if (isZero(a) || isZero(b)) return primitive(isZero(a) ? b : a);
  const [name] = lettersOf(a, b);
  if (isConstant(a) || isConstant(b) || name === undefined) return constant(1);
  const [contentOfA, contentOfB] = [contentIn(a, name, fuel), contentIn(b, name, fuel)];
  const content = greatestCommonPolynomial(contentOfA, contentOfB, fuel);
  const last = lastRest(quotientOf(a, contentOfA), quotientOf(b, contentOfB), name, fuel);
  return primitive(collect(last, name).length > 1 ? times(content, last) : content);
}

/** Euclid's last rest that is not zero, freed after each step from what its coefficients share. */
function lastRest(a: Polynomial, b: Polynomial, name: string, fuel: Fuel): Polynomial {
  let [left, right] = [a, b];
  while (!isZero(right)) {
    fuel.spend(10);
    const rest = pseudoRest(left, right, name, fuel);
    left = right;
    right = isZero(rest) ? rest : primitive(quotientOf(rest, contentIn(rest, name, fuel)));
  }
  return left;
}

function quotientOf(a: Polynomial, b: Polynomial): Polynomial {
  const quotient = dividedExactly(a, b);
  if (!quotient) throw new Silence('a content that does not divide');
  return quotient;
}

/** What all coefficients of a letter's powers share. */
export function contentIn(a: Polynomial, name: string, fuel = new Fuel(FUEL)): Polynomial {
  return collect(a, name).reduce((shared, part) => greatestCommonPolynomial(shared, part, fuel), constant(0));
}

/** The rest of `a` by `b` in a letter, `a` multiplied by as much of b's lead as division needs. */
function pseudoRest(a: Polynomial, b: Polynomial, name: string, fuel: Fuel): Polynomial {
  const degreeOf = (each: Polynomial) => (isZero(each) ? -1 : collect(each, name).length - 1);
  const lead = collect(b, name).at(-1) ?? constant(0);
  let rest = a;
  while (degreeOf(rest) >= degreeOf(b)) {
    fuel.spend(10);
    const top = collect(rest, name).at(-1) ?? constant(0);
    const shift = letter(name, degreeOf(rest) - degreeOf(b));
    rest = minus(times(rest, lead), times(times(top, shift), b));
  }
  return rest;
}

/** The polynomial whose square it is, or null. */
export function rootOfPolynomial(a: Polynomial): Polynomial | null {
  if (isZero(a)) return a;
  const first = leading(a);
  const coefficient = exactRoot(first.coefficient);
  if (!coefficient || first.powers.some(([, exponent]) => exponent % 2 !== 0)) return null;
  let root = polynomialOf([
    { coefficient, powers: first.powers.map(([name, exponent]) => [name, exponent / 2] as const) },
  ]);
  const lead = leading(scale(root, rational(2)));
  const fuel = new Fuel(FUEL / 20);
  for (let rest = minus(a, times(root, root)); !isZero(rest); rest = minus(a, times(root, root))) {
    fuel.spend();
    const part = dividedTerm(leading(rest), lead);
    if (!part || tooHigh(part, a)) return null;
    root = plus(root, part);
  }
  return root;
}

/** Twice a part's degree cannot go beyond that of the square. */
function tooHigh(part: Polynomial, square: Polynomial): boolean {
  return lettersOf(square).some(
    (name) => 2 * (collect(part, name).length - 1) > collect(square, name).length - 1,
  );
}
