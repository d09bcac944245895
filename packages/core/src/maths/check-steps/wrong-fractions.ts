import { binary, number, type BinaryNode, type Expression } from '../expressions/expression.ts';
import { greatestCommonDivisor, isWhole, rational } from '../rational.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { wrongWay, type WrongWay } from './wrong-way.ts';
import { CANCELLED_A_TERM, DIVIDED_TOP_OR_BOTTOM, WHOLE_TIMES_BOTH } from './misconceptions.ts';
import {
  ADD_TOPS_AND_BOTTOMS,
  CROSS_MULTIPLIED,
  DID_NOT_FLIP,
  FLIPPED_THE_WRONG_ONE,
  KEPT_OLD_TOPS,
  SUBTRACT_TOPS_AND_BOTTOMS,
} from './misconceptions-of-sums.ts';

/** A fraction as it is written, not brought to lowest terms. */
interface Written {
  readonly top: bigint;
  readonly bottom: bigint;
}

const wholeIn = (node: Expression): bigint | null =>
  node.kind === 'number' && isWhole(node.value) ? node.value.numerator : null;

function writtenFraction(node: Expression): Written | null {
  if (node.kind !== 'binary' || node.operator !== '/') return null;
  const [top, bottom] = [wholeIn(node.left), wholeIn(node.right)];
  return top === null || bottom === null || bottom === 0n ? null : { top, bottom };
}

/** The fraction, as a list of one; none when its bottom would be zero. */
function fraction(top: bigint, bottom: bigint): Expression[] {
  return bottom === 0n ? [] : [number(rational(top, bottom))];
}

function addedWays(sign: 1n | -1n, a: Written, b: Written): WrongWay[] {
  const top = a.top + sign * b.top;
  const tops = sign === 1n ? ADD_TOPS_AND_BOTTOMS : SUBTRACT_TOPS_AND_BOTTOMS;
  const least = (a.bottom * b.bottom) / greatestCommonDivisor(a.bottom, b.bottom);
  const bottoms = [a.bottom + b.bottom, a.bottom - b.bottom];
  return [
    ...bottoms.flatMap((bottom) => fraction(top, bottom)).map((result) => wrongWay(tops, result)),
    ...[a.bottom * b.bottom, least]
      .flatMap((bottom) => fraction(top, bottom))
      .map((result) => wrongWay(KEPT_OLD_TOPS, result)),
  ];
}

function productWays(a: Written, b: Written): WrongWay[] {
  return fraction(a.top * b.bottom, a.bottom * b.top).map((result) => wrongWay(CROSS_MULTIPLIED, result));
}

function quotientWays(a: Written, b: Written): WrongWay[] {
  return [
    ...fraction(a.top * b.top, a.bottom * b.bottom).map((result) => wrongWay(DID_NOT_FLIP, result)),
    ...fraction(a.bottom * b.top, a.top * b.bottom).map((result) => wrongWay(FLIPPED_THE_WRONG_ONE, result)),
  ];
}

/** Two fractions: 1/2 + 1/3. */
function pairWays({ operator }: BinaryNode, a: Written, b: Written): WrongWay[] {
  if (operator === '+' || operator === '-') return addedWays(operator === '+' ? 1n : -1n, a, b);
  if (operator === '*') return productWays(a, b);
  return operator === '/' ? quotientWays(a, b) : [];
}

/** A whole number times a fraction. */
function wholeTimesWays(node: BinaryNode, a: Written | null, b: Written | null): WrongWay[] {
  const [whole, part] = a ? [wholeIn(node.right), a] : [wholeIn(node.left), b];
  if (node.operator !== '*' || whole === null || !part) return [];
  return fraction(part.top * whole, part.bottom * whole).map((result) => wrongWay(WHOLE_TIMES_BOTH, result));
}

const DIVISORS = [2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n, 11n, 12n];

/** 6/8 simplified to 3/8. */
function reducedWays(node: BinaryNode): WrongWay[] {
  const written = writtenFraction(node);
  if (!written) return [];
  const shared = greatestCommonDivisor(written.top, written.bottom);
  return DIVISORS.filter((divisor) => shared % divisor === 0n)
    .flatMap((divisor) => [
      ...fraction(written.top / divisor, written.bottom),
      ...fraction(written.top, written.bottom / divisor),
    ])
    .map((result) => wrongWay(DIVIDED_TOP_OR_BOTTOM, result));
}

/** (x + 3)/3 taken for x. */
function cancelledWays({ operator, left, right }: BinaryNode): WrongWay[] {
  if (operator !== '/' || left.kind !== 'binary' || (left.operator !== '+' && left.operator !== '-'))
    return [];
  const same = (node: Expression) => printExpression(node) === printExpression(right);
  const rests = [
    ...(same(left.right) ? [left.left, binary(left.operator, left.left, number(1))] : []),
    ...(same(left.left) ? [left.right, binary(left.operator, number(1), left.right)] : []),
  ];
  // What stays after a right division is right.
  return rests.map((rest) => wrongWay(CANCELLED_A_TERM, rest));
}

/** Wrong ways to reckon with fractions. */
export function wrongFractions(node: BinaryNode): WrongWay[] {
  const [a, b] = [writtenFraction(node.left), writtenFraction(node.right)];
  return [
    ...(a && b ? pairWays(node, a, b) : wholeTimesWays(node, a, b)),
    ...reducedWays(node),
    ...cancelledWays(node),
  ];
}
