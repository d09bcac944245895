import {
  binary,
  negation,
  number,
  variable,
  type BinaryNode,
  type Expression,
} from '../expressions/expression.ts';
import { polynomialFrom } from '../expressions/normal-form.ts';
import type { Polynomial } from '../expressions/polynomial.ts';
import { add, divide, equals, multiply, rational, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { wrongWay, type WrongWay } from './wrong-way.ts';
import {
  EXPONENTS_ADDED_IN_SUM,
  SIGN_LOST_IN_BRACKET,
  SIGN_OF_SQUARE,
  SQUARED_EACH_TERM,
} from './misconceptions.ts';
import {
  DISTRIBUTED_FIRST_ONLY,
  EXPONENTS_ADDED,
  EXPONENTS_DIVIDED,
  EXPONENTS_MULTIPLIED,
  MINUS_ON_FIRST_ONLY,
} from './misconceptions-of-letters.ts';
import { IGNORED_BRACKETS, LEFT_TO_RIGHT, POWER_AS_PRODUCT } from './misconceptions-of-sums.ts';

type Sum = BinaryNode & { readonly operator: '+' | '-' };

const isSum = (node: Expression): node is Sum =>
  node.kind === 'binary' && (node.operator === '+' || node.operator === '-');
const turned = (operator: '+' | '-') => (operator === '+' ? '-' : '+');
const isTwo = (node: Expression) => node.kind === 'number' && equals(node.value, rational(2));
const square = (node: Expression) => binary('^', node, number(2));

/** a(b + c). */
function distributedWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if (operator !== '*') return [];
  const [factor, sum] = isSum(right) ? [left, right] : [right, left];
  if (!isSum(sum)) return [];
  const [first, second] = [binary('*', factor, sum.left), binary('*', factor, sum.right)];
  return [
    wrongWay(DISTRIBUTED_FIRST_ONLY, binary(sum.operator, first, sum.right)),
    wrongWay(IGNORED_BRACKETS, binary(sum.operator, sum.left, second)),
    wrongWay(SIGN_LOST_IN_BRACKET, binary(turned(sum.operator), first, second)),
  ];
}

/** a - (b + c). */
function takenAwayWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if (operator !== '-' || !isSum(right)) return [];
  return [wrongWay(MINUS_ON_FIRST_ONLY, binary(right.operator, binary('-', left, right.left), right.right))];
}

/** (a + b)², and what is made of it. */
function squaredWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if (operator !== '^' || !isTwo(right) || !isSum(left)) return [];
  const [first, second] = [square(left.left), square(left.right)];
  return [
    wrongWay(SQUARED_EACH_TERM, binary('+', first, second)),
    wrongWay(SQUARED_EACH_TERM, binary('-', first, second)),
  ];
}

/** One number times a power of one letter: 3x². */
interface Monomial {
  readonly coefficient: Rational;
  readonly letter: string;
  readonly exponent: number;
}

function monomialOf(node: Expression): Monomial | null {
  const polynomial: Polynomial = orNull(() => polynomialFrom(node)) ?? new Map();
  const [term, ...others] = [...polynomial.values()];
  const [power, ...letters] = term?.powers ?? [];
  if (!term || !power || others.length > 0 || letters.length > 0) return null;
  return { coefficient: term.coefficient, letter: power[0], exponent: power[1] };
}

/** x³·x², x⁶/x², x² + x³, with numbers in front. */
function powerPairWays({ operator, left, right }: BinaryNode): WrongWay[] {
  const [a, b] = [monomialOf(left), monomialOf(right)];
  if (!a || !b || a.letter !== b.letter) return [];
  const write = (coefficient: Rational, exponent: Rational) =>
    binary('*', number(coefficient), binary('^', variable(a.letter), number(exponent)));
  const [m, n] = [rational(a.exponent), rational(b.exponent)];
  switch (operator) {
    case '*':
      return [wrongWay(EXPONENTS_MULTIPLIED, write(multiply(a.coefficient, b.coefficient), multiply(m, n)))];
    case '/':
      return [wrongWay(EXPONENTS_DIVIDED, write(divide(a.coefficient, b.coefficient), divide(m, n)))];
    case '+':
      return [wrongWay(EXPONENTS_ADDED_IN_SUM, write(add(a.coefficient, b.coefficient), add(m, n)))];
    case '-':
    case '^':
      return [];
  }
}

/** (x²)³, 2³. */
function powerWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if (operator !== '^') return [];
  const ofNumber = left.kind === 'number' && right.kind === 'number';
  return [
    ...(left.kind === 'binary' && left.operator === '^'
      ? [wrongWay(EXPONENTS_ADDED, binary('^', left.left, binary('+', left.right, right)))]
      : []),
    ...(ofNumber ? [wrongWay(POWER_AS_PRODUCT, binary('*', left, right))] : []),
    ...(left.kind === 'negation' && isTwo(right)
      ? [wrongWay(SIGN_OF_SQUARE, negation(square(left.of)))]
      : []),
  ];
}

/** a + b·c reckoned as (a + b)·c. */
function orderWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if ((operator !== '+' && operator !== '-') || right.kind !== 'binary') return [];
  if (right.operator !== '*' && right.operator !== '/') return [];
  const [first, second] = [right.left, right.right];
  const isFraction = right.operator === '/' && first.kind === 'number' && second.kind === 'number';
  if (isFraction) return [];
  return [wrongWay(LEFT_TO_RIGHT, binary(right.operator, binary(operator, left, first), second))];
}

/** Wrong ways with brackets, powers and the order of operations. */
export function wrongAlgebra(node: BinaryNode): WrongWay[] {
  return [
    ...distributedWays(node),
    ...takenAwayWays(node),
    ...squaredWays(node),
    ...powerPairWays(node),
    ...powerWays(node),
    ...orderWays(node),
  ];
}

/** -(a + b), -a². */
export function wrongNegations(of: Expression): WrongWay[] {
  if (isSum(of)) return [wrongWay(SIGN_LOST_IN_BRACKET, binary(of.operator, negation(of.left), of.right))];
  const isSquare = of.kind === 'binary' && of.operator === '^' && isTwo(of.right);
  return isSquare ? [wrongWay(SIGN_OF_SQUARE, of)] : [];
}
