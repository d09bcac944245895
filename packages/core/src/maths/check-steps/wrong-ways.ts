import { evaluate } from '../expressions/evaluate.ts';
import {
  binary,
  number,
  variable,
  variablesOf,
  type BinaryNode,
  type Expression,
} from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { add } from '../rational.ts';
import { orNull } from '../silence.ts';
import { wrongAlgebra, wrongNegations } from './wrong-algebra.ts';
import { wrongFractions } from './wrong-fractions.ts';
import { wrongSums } from './wrong-sums.ts';
import { wrongWay, type WrongWay } from './wrong-way.ts';
import { UNLIKE_TERMS_JOINED } from './misconceptions-of-letters.ts';
import { LEFT_TO_RIGHT } from './misconceptions-of-sums.ts';

const WAYS_MAX = 300;

/** 3x + 2 joined to 5x, or to 5. */
function joinedWays(node: Expression): WrongWay[] {
  const [letter, ...others] = variablesOf(node);
  if (letter === undefined || others.length > 0) return [];
  const coefficients = orNull(() => coefficientsOf(polynomialFrom(node), letter)) ?? [];
  const [constant, slope, ...higher] = coefficients;
  if (!constant || !slope || higher.length > 0 || constant.numerator === 0n || slope.numerator === 0n)
    return [];
  const joined = number(add(constant, slope));
  return [wrongWay(UNLIKE_TERMS_JOINED, binary('*', joined, variable(letter)))];
}

type Piece = Expression | BinaryNode['operator'];

/** Numbers and signs of a reckoning without brackets and powers, in the order they are written. */
function piecesOf(node: Expression): Piece[] | null {
  if (node.kind === 'number') return [node];
  if (node.kind !== 'binary' || node.operator === '^') return null;
  const [left, right] = [piecesOf(node.left), piecesOf(node.right)];
  return left && right && [...left, node.operator, ...right];
}

/** 2 + 3·4 + 5 reckoned strictly from left to right. */
function strictlyFromLeft(node: Expression): WrongWay[] {
  const pieces = piecesOf(node);
  if (!pieces || pieces.length < 5) return [];
  const [first, ...rest] = pieces;
  let read: Piece | undefined = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [operator, next] = [rest[at], rest[at + 1]];
    if (typeof operator !== 'string' || typeof read !== 'object' || typeof next !== 'object') return [];
    read = binary(operator, read, next);
  }
  const value = typeof read === 'object' ? valueOf(read) : null;
  return value ? [wrongWay(LEFT_TO_RIGHT, number(value))] : [];
}

const valueOf = (node: Expression) => orNull(() => evaluate(node));

const isSum = (node: BinaryNode) => node.operator === '+' || node.operator === '-';

function here(node: Expression): WrongWay[] {
  if (node.kind === 'negation') return wrongNegations(node.of);
  if (node.kind !== 'binary') return [];
  const sums = isSum(node) ? [...joinedWays(node), ...strictlyFromLeft(node)] : [];
  return [...wrongFractions(node), ...wrongAlgebra(node), ...wrongSums(node), ...sums];
}

function inside(node: Expression): WrongWay[] {
  if (node.kind === 'negation' || node.kind === 'call')
    return wrongWays(node.of).map((way) => ({ ...way, result: { ...node, of: way.result } }));
  if (node.kind !== 'binary') return [];
  return [
    ...wrongWays(node.left).map((way) => ({ ...way, result: { ...node, left: way.result } })),
    ...wrongWays(node.right).map((way) => ({ ...way, result: { ...node, right: way.result } })),
  ];
}

/** Everything that one known slip, somewhere in the expression, makes of it: at most 300 results. */
export function wrongWays(node: Expression): WrongWay[] {
  return [...here(node), ...inside(node)].slice(0, WAYS_MAX);
}
