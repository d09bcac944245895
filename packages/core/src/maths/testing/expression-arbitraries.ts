import fc from 'fast-check';
import {
  binary,
  negation,
  number,
  variable,
  type Expression,
  type Operator,
} from '../expressions/expression.ts';
import { rational, type Rational } from '../rational.ts';

const wholeNumber = fc.integer({ min: 0, max: 9 }).map((value) => number(value));
const fraction = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 }))
  .map(([top, bottom]) => number(rational(top, bottom)));
const letter = fc.constantFrom('x', 'y').map(variable);

function combined(part: fc.Arbitrary<Expression>, operators: readonly Operator[]): fc.Arbitrary<Expression> {
  const written = fc
    .tuple(fc.constantFrom(...operators), part, part, fc.boolean())
    .map(([operator, left, right, implied]) => ({ ...binary(operator, left, right), implied }));
  const squared = fc
    .tuple(part, fc.integer({ min: 0, max: 3 }))
    .map(([base, exponent]) => binary('^', base, number(exponent)));
  return fc.oneof(written, squared, part.map(negation));
}

function grown(operators: readonly Operator[], depth: number): fc.Arbitrary<Expression> {
  const leaf = fc.oneof(wholeNumber, fraction, letter);
  let arbitrary: fc.Arbitrary<Expression> = leaf;
  for (let level = 0; level < depth; level += 1) arbitrary = fc.oneof(leaf, combined(arbitrary, operators));
  return arbitrary;
}

/** Polynomials in x and y as somebody might write them, brackets and all. */
export const polynomialArbitrary = grown(['+', '-', '*'], 3);
/** The same with divisions: some of them are divisions by zero. */
export const rationalArbitrary = grown(['+', '-', '*', '/'], 3);

/** A fraction between -20 and 20, far from the roots that small expressions have. */
export const oddPoint: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: -400, max: 400 }), fc.constantFrom(19, 23, 29))
  .map(([top, bottom]) => rational(top * 2 + 1, bottom));
