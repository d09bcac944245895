import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { approximate, evaluate } from '../expressions/evaluate.ts';
import {
  number,
  someNode,
  variablesOf,
  writtenNumber,
  type BinaryNode,
  type Expression,
  type NumberNode,
  type Operator,
} from '../expressions/expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import {
  divide,
  equals,
  formatRational,
  greatestCommonDivisor,
  isWhole,
  rational,
  toNumber,
  type Rational,
} from '../rational.ts';
import { Fuel, orNull } from '../silence.ts';
import { decimalText, placesOf, rounded } from '../written-number.ts';
import {
  ADD,
  COMMON_BOTTOM,
  DIVIDE,
  ESTIMATE,
  MULTIPLY,
  RAISE,
  SAME_BOTTOMS,
  SUBTRACT,
  TAKE_ROOT,
  TAKE_SIZE,
  TOPS_AND_BOTTOMS,
  TURN_DIVISOR,
} from './number-reasons.ts';
import { fractionForms, step, type Solution, type SolutionStep } from './solution.ts';

const STEPS_MAX = 40;
const PLAIN: Readonly<Record<Operator, LocalisedText>> = {
  '+': ADD,
  '-': SUBTRACT,
  '*': MULTIPLY,
  '/': DIVIDE,
  '^': RAISE,
};

interface Reduced {
  readonly node: Expression;
  readonly step: SolutionStep;
}

/** Whole-number quotients that are no whole numbers stand for fractions: there is nothing to work out in 3/4. */
function withFractions(node: Expression): Expression {
  const value = writtenNumber(node);
  if (value && node.kind === 'binary' && !isWhole(value)) return number(value);
  if (node.kind === 'binary')
    return { ...node, left: withFractions(node.left), right: withFractions(node.right) };
  return node.kind === 'negation' || node.kind === 'call' ? { ...node, of: withFractions(node.of) } : node;
}

const valueNode = (value: Rational, decimal: boolean): NumberNode =>
  decimal && placesOf(value) !== null ? { kind: 'number', value, decimal: true } : number(value);

/** `1/2 + 1/3` as `3/6 + 2/6`. */
function overCommonBottom(left: Rational, right: Rational, sign: string): string {
  const shared = greatestCommonDivisor(left.denominator, right.denominator);
  const bottom = (left.denominator / shared) * right.denominator;
  const top = (value: Rational) => value.numerator * (bottom / value.denominator);
  const sum = sign === '+' ? top(left) + top(right) : top(left) - top(right);
  return `${top(left)}/${bottom} ${sign} ${top(right)}/${bottom} = ${sum}/${bottom}`;
}

/** How a pair of fractions is reckoned, where there is more to say than “add”. */
function fractionStep(node: BinaryNode, left: Rational, right: Rational): SolutionStep | null {
  const value = formatRational(evaluate(node));
  const written = printExpression(node);
  const chain = (middle: string) =>
    [written, middle, value].filter((part, at, all) => part !== all[at - 1]).join(' = ');
  if (node.operator === '+' || node.operator === '-') {
    const reason = left.denominator === right.denominator ? SAME_BOTTOMS : COMMON_BOTTOM;
    return step(() => chain(overCommonBottom(left, right, node.operator)), reason);
  }
  if (node.operator === '*') return step(() => chain(value), TOPS_AND_BOTTOMS);
  if (node.operator !== '/') return null;
  const turned = printExpression(number(divide(rational(1), right)));
  return step(() => chain(`${printExpression(number(left))} * ${turned}`), TURN_DIVISOR);
}

function reduceOperation(node: BinaryNode, left: Rational, right: Rational): Reduced {
  const value = evaluate(node);
  const decimal = someNode(node, (part) => part.kind === 'number' && part.decimal === true);
  const isFraction = !decimal && !(isWhole(left) && isWhole(right));
  const special = isFraction ? fractionStep(node, left, right) : null;
  const result = valueNode(value, decimal);
  const plain = step(
    (locale) => `${printExpression(node, locale)} = ${printExpression(result, locale)}`,
    PLAIN[node.operator],
  );
  return { node: result, step: special ?? plain };
}

function reduceInside(node: Expression): Reduced | null {
  if (node.kind === 'binary') {
    const left = reduce(node.left);
    if (left) return { ...left, node: { ...node, left: left.node } };
    const right = reduce(node.right);
    return right && { ...right, node: { ...node, right: right.node } };
  }
  if (node.kind !== 'negation' && node.kind !== 'call') return null;
  const of = reduce(node.of);
  return of && { ...of, node: { ...node, of: of.node } };
}

/** The signed number that a part is by now. */
function leafValue(node: Expression): Rational | null {
  return node.kind === 'number' || node.kind === 'negation' ? writtenNumber(node) : null;
}

/** One operation worked out: the innermost first, from left to right. */
function reduce(node: Expression): Reduced | null {
  const inside = reduceInside(node);
  if (inside) return inside;
  if (node.kind === 'call') {
    const value = number(evaluate(node));
    const write = `${printExpression(node)} = ${printExpression(value)}`;
    return { node: value, step: step(() => write, node.name === 'sqrt' ? TAKE_ROOT : TAKE_SIZE) };
  }
  if (node.kind !== 'binary') return null;
  const [left, right] = [leafValue(node.left), leafValue(node.right)];
  return left && right ? reduceOperation(node, left, right) : null;
}

function stepsOf(problem: Expression): { steps: SolutionStep[]; end: Rational } {
  const fuel = new Fuel(STEPS_MAX);
  const steps: SolutionStep[] = [];
  let node = problem;
  for (let next = reduce(node); next; next = reduce(node)) {
    fuel.spend();
    steps.push(next.step);
    node = next.node;
  }
  return { steps, end: evaluate(node) };
}

/** Whether the exact value is near the one that floating point finds on its own way. */
export function agreesWithApproximation(value: Rational, node: Expression): boolean {
  const near = approximate(node);
  return Math.abs(near - toNumber(value)) <= 1e-9 * Math.max(1, Math.abs(near));
}

/** `8.72`, or `257/300 ≈ 0.8567` where decimals do not end. */
function decimalWords(value: Rational, locale: Locale): string {
  const exactly = decimalText(value, locale);
  return exactly ?? `${formatRational(value)} ≈ ${decimalText(rounded(value, 4), locale)}`;
}

/** Works out an expression of numbers, one operation at a time. Null for letters, irrational values, division by zero. */
export function solveArithmetic(problem: Expression): Solution | null {
  if (variablesOf(problem).length > 0) return null;
  return orNull(() => {
    const value = evaluate(problem);
    const { steps, end } = stepsOf(withFractions(problem));
    if (!equals(value, end) || !agreesWithApproximation(value, problem)) return null;
    const decimal = someNode(problem, (part) => part.kind === 'number' && part.decimal === true);
    const words = decimal ? decimalWords : fractionForms;
    return {
      kind: 'arithmetic',
      answer: { kind: 'number', value },
      words: { en: words(value, 'en'), fr: words(value, 'fr'), es: words(value, 'es') },
      steps,
      check: ESTIMATE,
    };
  });
}
