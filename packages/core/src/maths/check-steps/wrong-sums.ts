import {
  number,
  someNode,
  writtenNumber,
  type BinaryNode,
  type Expression,
} from '../expressions/expression.ts';
import { add, absolute, isWhole, multiply, negate, rational, subtract, type Rational } from '../rational.ts';
import { placesOf } from '../written-number.ts';
import { wrongWay, type WrongWay } from './wrong-way.ts';
import { POINT_MISPLACED } from './misconceptions.ts';
import {
  FORGOT_TO_CARRY,
  RIGHT_SIZE_WRONG_SIGN,
  SIGN_IGNORED,
  SMALLER_FROM_LARGER,
  TWO_MINUSES_LOST,
} from './misconceptions-of-sums.ts';

/** The digits of two whole numbers, place by place, made to one by `combine`. */
function byDigits(a: Rational, b: Rational, combine: (top: number, bottom: number) => number): Expression {
  const length = Math.max(String(a.numerator).length, String(b.numerator).length);
  const [top, bottom] = [a, b].map((each) => String(each.numerator).padStart(length, '0'));
  const digits = Array.from(top ?? '', (digit, at) =>
    combine(Number(digit), Number((bottom ?? '').charAt(at))),
  );
  return number(rational(BigInt(digits.join(''))));
}

const isNegative = ({ numerator }: Rational) => numerator < 0n;
const isNatural = (value: Rational) => isWhole(value) && value.numerator > 0n;

function columnWays(operator: string, a: Rational, b: Rational): WrongWay[] {
  if (!isNatural(a) || !isNatural(b)) return [];
  if (operator === '+')
    return [
      wrongWay(
        FORGOT_TO_CARRY,
        byDigits(a, b, (top, bottom) => (top + bottom) % 10),
      ),
    ];
  if (operator !== '-') return [];
  return [
    wrongWay(
      SMALLER_FROM_LARGER,
      byDigits(a, b, (top, bottom) => Math.abs(top - bottom)),
    ),
  ];
}

/** Slips with signs in a sum; a negative number is needed for most of them. */
function signWays(operator: '+' | '-', a: Rational, b: Rational): WrongWay[] {
  const [right, other] = operator === '+' ? [add(a, b), subtract(a, b)] : [subtract(a, b), add(a, b)];
  const turned = wrongWay(RIGHT_SIZE_WRONG_SIGN, number(negate(right)));
  if (!isNegative(a) && !isNegative(b)) return operator === '-' ? [turned] : [];
  const sizes = add(absolute(a), absolute(b));
  const lost = operator === '-' && isNegative(b) ? [wrongWay(TWO_MINUSES_LOST, number(other))] : [];
  const ignored = [sizes, negate(sizes), other, negate(other)];
  return [...lost, turned, ...ignored.map((value) => wrongWay(SIGN_IGNORED, number(value)))];
}

/** A product with the other sign. */
function productSignWays(a: Rational, b: Rational): WrongWay[] {
  if (!isNegative(a) && !isNegative(b)) return [];
  return [wrongWay(RIGHT_SIZE_WRONG_SIGN, number(negate(multiply(a, b))))];
}

function wholeWays({ operator }: BinaryNode, a: Rational, b: Rational): WrongWay[] {
  if (operator === '+' || operator === '-')
    return [...columnWays(operator, a, b), ...signWays(operator, a, b)];
  return operator === '*' ? productSignWays(a, b) : [];
}

/** A product of decimals with its point one or two places off. */
function pointWays(node: BinaryNode, a: Rational, b: Rational): WrongWay[] {
  const decimal = someNode(node, (part) => part.kind === 'number' && part.decimal === true);
  if (node.operator !== '*' || !decimal || placesOf(a) === null || placesOf(b) === null) return [];
  const value = multiply(a, b);
  return [rational(10), rational(100), rational(1, 10), rational(1, 100)].map((factor) =>
    wrongWay(POINT_MISPLACED, number(multiply(value, factor))),
  );
}

/** Wrong ways to add, subtract and multiply two numbers. */
export function wrongSums(node: BinaryNode): WrongWay[] {
  const [a, b] = [writtenNumber(node.left), writtenNumber(node.right)];
  if (!a || !b) return [];
  const whole = isWhole(a) && isWhole(b) ? wholeWays(node, a, b) : [];
  return [...whole, ...pointWays(node, a, b)];
}
