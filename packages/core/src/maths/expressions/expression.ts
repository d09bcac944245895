import { isWhole, rational, type Rational } from '../rational.ts';

export const FUNCTIONS = ['sqrt', 'abs', 'sin', 'cos', 'tan', 'ln', 'log', 'exp'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];
export type Operator = '+' | '-' | '*' | '/' | '^';

/** A number as written: `decimal` keeps that it was typed with a decimal mark. */
export interface NumberNode {
  readonly kind: 'number';
  readonly value: Rational;
  readonly decimal?: boolean;
}
/** `implied`: a product written without a sign, as in `3x`. */
export interface BinaryNode {
  readonly kind: 'binary';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
  readonly implied?: boolean;
}
export interface CallNode {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly of: Expression;
}

/** What a pupil wrote, as a tree. Nothing is simplified: the form itself is judged. */
export type Expression =
  | NumberNode
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: 'pi' | 'e' }
  | { readonly kind: 'negation'; readonly of: Expression }
  | BinaryNode
  | CallNode;

export const number = (value: Rational | number): NumberNode => ({
  kind: 'number',
  value: typeof value === 'number' ? rational(value) : value,
});
export const variable = (name: string): Expression => ({ kind: 'variable', name });
export const negation = (of: Expression): Expression => ({ kind: 'negation', of });
export const call = (name: FunctionName, of: Expression): Expression => ({ kind: 'call', name, of });

export function binary(operator: Operator, left: Expression, right: Expression): BinaryNode {
  return { kind: 'binary', operator, left, right };
}

/** The node's own parts, left to right. */
export function partsOf(node: Expression): readonly Expression[] {
  if (node.kind === 'binary') return [node.left, node.right];
  return node.kind === 'negation' || node.kind === 'call' ? [node.of] : [];
}

/** Whether this node, or one inside it, passes. */
export function someNode(node: Expression, passes: (node: Expression) => boolean): boolean {
  return passes(node) || partsOf(node).some((part) => someNode(part, passes));
}

/** The letters in it, in alphabetical order. */
export function variablesOf(...nodes: readonly Expression[]): string[] {
  const names = new Set<string>();
  const visit = (node: Expression): void => {
    if (node.kind === 'variable') names.add(node.name);
    partsOf(node).forEach(visit);
  };
  nodes.forEach(visit);
  return [...names].toSorted();
}

/** The number that this node is as written: `3`, `-3`, `3/4`, `-(3/4)`; null for anything to be worked out. */
export function writtenNumber(node: Expression): Rational | null {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'negation') {
    const of = writtenNumber(node.of);
    return of && { numerator: -of.numerator, denominator: of.denominator };
  }
  return writtenFraction(node);
}

/** Whole number over whole number. */
function writtenFraction(node: Expression): Rational | null {
  if (node.kind !== 'binary' || node.operator !== '/') return null;
  const { left, right } = node;
  if (left.kind !== 'number' || right.kind !== 'number') return null;
  if (!isWhole(left.value) || !isWhole(right.value) || right.value.numerator === 0n) return null;
  return rational(left.value.numerator, right.value.numerator);
}
