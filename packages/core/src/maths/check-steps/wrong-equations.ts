import type { Misconception } from '@ori/contracts/practice';
import { number, type Expression } from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import { constant, letter as letterPolynomial, plus, scale } from '../expressions/polynomial.ts';
import { add, divide, isWhole, multiply, negate, rational, subtract, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import type { Equation } from '../solve/roots.ts';
import { wrongWays } from './wrong-ways.ts';
import {
  COEFFICIENT_ADDED,
  COEFFICIENT_MULTIPLIED,
  COEFFICIENT_SUBTRACTED,
  DIVIDED_UPSIDE_DOWN,
  LETTER_SIGN_KEPT,
  SIGN_LOST_IN_BRACKET,
  ZERO_PRODUCT_MISUSED,
} from './misconceptions.ts';
import {
  DIVIDED_ONE_TERM_ONLY,
  OPPOSITE_NOT_USED,
  SIGN_KEPT_WHEN_MOVED,
} from './misconceptions-of-letters.ts';

/** What an equation becomes by a known wrong way. */
export interface WrongEquation {
  readonly misconception: Misconception;
  readonly equation: Equation;
}

const ZERO = rational(0);
const ONE = rational(1);

/** slope·letter + rest. */
interface Line {
  readonly slope: Rational;
  readonly rest: Rational;
}

function lineOf(side: Expression, letter: string): Line | null {
  const coefficients = orNull(() => coefficientsOf(polynomialFrom(side), letter));
  if (!coefficients || coefficients.length > 2) return null;
  const [rest = ZERO, slope = ZERO] = coefficients;
  return { slope, rest };
}

type Make = (misconception: Misconception, left: Line, right: Rational | Line) => WrongEquation;

function maker(letter: string): Make {
  const write = ({ slope, rest }: Line) =>
    polynomialExpression(plus(scale(letterPolynomial(letter), slope), constant(rest)));
  return (misconception, left, right) => ({
    misconception,
    equation: { left: write(left), right: 'slope' in right ? write(right) : number(right) },
  });
}

const isZero = ({ numerator }: Rational) => numerator === 0n;

/** Terms that cross over with the sign they had. */
function movedWays(left: Line, right: Line, make: Make): WrongEquation[] {
  const { slope: a, rest: b } = left;
  const { slope: c, rest: d } = right;
  const numbers = [
    make(SIGN_KEPT_WHEN_MOVED, { slope: a, rest: ZERO }, { slope: c, rest: add(d, b) }),
    make(SIGN_KEPT_WHEN_MOVED, { slope: a, rest: add(b, d) }, { slope: c, rest: ZERO }),
  ];
  if (isZero(c)) return numbers;
  return [
    ...numbers,
    make(LETTER_SIGN_KEPT, { slope: add(a, c), rest: b }, d),
    make(LETTER_SIGN_KEPT, { slope: add(a, c), rest: ZERO }, subtract(d, b)),
    make(LETTER_SIGN_KEPT, { slope: ZERO, rest: b }, { slope: add(c, a), rest: d }),
    make(SIGN_KEPT_WHEN_MOVED, { slope: subtract(a, c), rest: ZERO }, add(d, b)),
  ];
}

/** ax = d, and what is made of it instead of d/a. */
function dividedWays(a: Rational, d: Rational, make: Make): WrongEquation[] {
  const alone = { slope: ONE, rest: ZERO };
  return [
    make(COEFFICIENT_SUBTRACTED, alone, subtract(d, a)),
    make(COEFFICIENT_ADDED, alone, add(d, a)),
    ...(isZero(d) ? [] : [make(DIVIDED_UPSIDE_DOWN, alone, divide(a, d))]),
    make(isWhole(a) ? COEFFICIENT_MULTIPLIED : OPPOSITE_NOT_USED, alone, multiply(a, d)),
    make(SIGN_LOST_IN_BRACKET, alone, negate(divide(d, a))),
  ];
}

function linearWays({ left, right }: Equation, letter: string): WrongEquation[] {
  const [over, under] = [lineOf(left, letter), lineOf(right, letter)];
  if (!over || !under || isZero(over.slope)) return [];
  const make = maker(letter);
  const alone = isZero(over.rest) && isZero(under.slope);
  const oneTerm = [
    make(DIVIDED_ONE_TERM_ONLY, { slope: ONE, rest: over.rest }, divide(under.rest, over.slope)),
    make(DIVIDED_ONE_TERM_ONLY, { slope: ONE, rest: divide(over.rest, over.slope) }, under.rest),
  ];
  return [
    ...movedWays(over, under, make),
    ...(alone ? dividedWays(over.slope, under.rest, make) : []),
    ...(isZero(over.rest) || !isZero(under.slope) ? [] : oneTerm),
  ];
}

/** (x - 1)(x + 2) = 6 split as if there were a zero. */
function splitWays({ left, right }: Equation): WrongEquation[] {
  if (left.kind !== 'binary' || left.operator !== '*') return [];
  return [left.left, left.right].map((factor) => ({
    misconception: ZERO_PRODUCT_MISUSED,
    equation: { left: factor, right },
  }));
}

/** Everything that one known slip makes of an equation in one letter. */
export function wrongEquations(equation: Equation, letter: string): WrongEquation[] {
  const { left, right } = equation;
  return [
    ...linearWays(equation, letter),
    ...wrongWays(left).map(({ misconception, result }) => ({
      misconception,
      equation: { left: result, right },
    })),
    ...wrongWays(right).map(({ misconception, result }) => ({
      misconception,
      equation: { left, right: result },
    })),
    ...splitWays(equation),
  ];
}
