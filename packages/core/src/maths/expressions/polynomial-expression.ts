import { absolute, equals, rational } from '../rational.ts';
import { binary, negation, number, variable, type Expression } from './expression.ts';
import type { Factored } from './factor-univariate.ts';
import { degreeOf, polynomialOf, type Polynomial, type Powers, type Term } from './polynomial.ts';

const ONE = rational(1);

/** Two factors side by side, without a sign. */
export function adjacent(left: Expression, right: Expression): Expression {
  return { ...binary('*', left, right), implied: true };
}

function powerOf(name: string, exponent: number): Expression {
  return exponent === 1 ? variable(name) : binary('^', variable(name), number(exponent));
}

/** A term without its sign. */
function termExpression({ coefficient, powers }: Term): Expression {
  const size = absolute(coefficient);
  const letters = powers.map(([name, exponent]) => powerOf(name, exponent));
  const parts = letters.length === 0 || !equals(size, ONE) ? [number(size), ...letters] : letters;
  return parts.reduce(adjacent);
}

const rank = (powers: Powers) => powers.map(([name, exponent]) => name.repeat(exponent)).join('');
const isNegative = (term: Term) => term.coefficient.numerator < 0n;

/** Higher powers first; of two alike, in the order of the alphabet. */
function byRank(a: Term, b: Term): number {
  const difference = degreeOf(b) - degreeOf(a);
  if (difference !== 0) return difference;
  return rank(a.powers) < rank(b.powers) ? -1 : 1;
}

/** A polynomial as school writes it, highest power first: 2x² + 3x - 5. */
export function polynomialExpression(a: Polynomial): Expression {
  const [first, ...others] = [...a.values()].toSorted(byRank);
  if (!first) return number(0);
  const start = isNegative(first) ? negation(termExpression(first)) : termExpression(first);
  return others.reduce<Expression>(
    (sum, term) => binary(isNegative(term) ? '-' : '+', sum, termExpression(term)),
    start,
  );
}

/** The polynomial in `name` with these coefficients, lowest power first. */
export function fromCoefficients(coefficients: readonly bigint[], name: string): Polynomial {
  return polynomialOf(
    coefficients.map((coefficient, exponent) => ({
      coefficient: rational(coefficient),
      powers: exponent === 0 ? [] : [[name, exponent]],
    })),
  );
}

/** A split polynomial as a product: -2x(x - 3)^2. */
export function factoredExpression({ constant, factors }: Factored, name: string): Expression {
  const parts = factors.map(({ coefficients, count }) => {
    const base = polynomialExpression(fromCoefficients(coefficients, name));
    return count === 1 ? base : binary('^', base, number(count));
  });
  const size = absolute(constant);
  const withNumber = parts.length === 0 || !equals(size, ONE) ? [number(size), ...parts] : parts;
  const product = withNumber.reduce(adjacent);
  return constant.numerator < 0n ? negation(product) : product;
}
