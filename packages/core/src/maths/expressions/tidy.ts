import { equals, negate, rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { evaluate } from './evaluate.ts';
import { binary, negation, number, type BinaryNode, type Expression, type Operator } from './expression.ts';
import { adjacent } from './polynomial-expression.ts';

const isNumber = (node: Expression, value: number) =>
  node.kind === 'number' && equals(node.value, rational(value));

type Rule = (left: Expression, right: Expression) => Expression | null;

function tidyProduct(left: Expression, right: Expression): Expression | null {
  if (isNumber(left, 0) || isNumber(right, 0)) return number(0);
  if (isNumber(left, 1)) return right;
  if (isNumber(right, 1)) return left;
  if (left.kind === 'negation') return tidied(negation(times(left.of, right)));
  if (right.kind === 'negation') return tidied(negation(times(left, right.of)));
  return tidyNumbers(left, right);
}

/** Numbers come first, and two of them become one. */
function tidyNumbers(left: Expression, right: Expression): Expression | null {
  if (right.kind === 'number' && left.kind !== 'number') return tidied(times(right, left));
  const inner =
    right.kind === 'binary' && right.operator === '*' && right.left.kind === 'number' ? right : null;
  if (!inner) return null;
  if (left.kind !== 'number') return tidied(times(inner.left, times(left, inner.right)));
  return tidied(times(number(evaluate(binary('*', left, inner.left))), inner.right));
}

const RULES: Readonly<Record<Operator, Rule>> = {
  '+': (left, right) => {
    if (isNumber(left, 0)) return right;
    if (isNumber(right, 0)) return left;
    return right.kind === 'negation' ? tidied(binary('-', left, right.of)) : null;
  },
  '-': (left, right) => {
    if (isNumber(right, 0)) return left;
    if (isNumber(left, 0)) return tidied(negation(right));
    return right.kind === 'negation' ? tidied(binary('+', left, right.of)) : null;
  },
  '*': tidyProduct,
  '/': (left, right) => (isNumber(left, 0) ? left : isNumber(right, 1) ? left : null),
  '^': (left, right) => (isNumber(right, 1) ? left : isNumber(right, 0) ? number(1) : null),
};

export function times(left: Expression, right: Expression): Expression {
  return right.kind === 'number' ? binary('*', left, right) : adjacent(left, right);
}

function tidyBinary(node: BinaryNode): Expression {
  const [left, right] = [tidied(node.left), tidied(node.right)];
  if (left.kind === 'number' && right.kind === 'number' && node.operator !== '/') {
    const value = orNull(() => evaluate(binary(node.operator, left, right)));
    if (value && value.numerator >= 0n) return number(value);
    if (value) return negation(number(negate(value)));
  }
  return RULES[node.operator](left, right) ?? { ...node, left, right };
}

/** Without zeros, ones and double signs that a rule left behind; nothing is expanded. */
export function tidied(node: Expression): Expression {
  if (node.kind === 'call') return { ...node, of: tidied(node.of) };
  if (node.kind === 'binary') return tidyBinary(node);
  if (node.kind !== 'negation') return node;
  const of = tidied(node.of);
  if (of.kind === 'negation') return of.of;
  return isNumber(of, 0) ? of : negation(of);
}
