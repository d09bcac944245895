import { evaluate } from '../expressions/evaluate.ts';
import { variablesOf, type Expression } from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import { constant, letter as letterPolynomial, minus, scale } from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { printSolutionSet } from '../inequalities/print-solution-set.ts';
import {
  contains,
  related,
  unite,
  type Interval,
  type Relation,
  type SolutionSet,
} from '../inequalities/solution-set.ts';
import { add, compare, divide, negate, rational, subtract, type Rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import {
  DIVIDE_AND_TURN,
  DIVIDE_SIDES,
  TIDY_SIDES,
  TRY_EACH_SIDE,
  ZERO_ON_RIGHT,
  ZERO_PRODUCT,
} from './algebra-reasons.ts';
import { rootsOf, type Equation } from './roots.ts';
import { inEach, step, type Solution, type SolutionStep } from './solution.ts';

/** Two expressions with one of <, <=, >, >= between them. */
export interface Inequality extends Equation {
  readonly relation: Exclude<Relation, '=' | '!='>;
}

const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const ONE = rational(1);

function holds(left: Rational, relation: Relation, right: Rational): boolean {
  const order = compare(left, right);
  if (relation === '<=' || relation === '>=') return relation === '<=' ? order <= 0 : order >= 0;
  return relation === '<' ? order < 0 : order > 0;
}

/** The inequality itself, with a number in place of the letter: the independent way. */
function holdsAt({ left, relation, right }: Inequality, letter: string, value: Rational): boolean {
  return holds(evaluate(left, { [letter]: value }), relation, evaluate(right, { [letter]: value }));
}

/** The points where the sides are equal, and a point between each two and beyond the last. */
function probesOf(roots: readonly Rational[]): Rational[] {
  const [first = rational(0)] = roots;
  const last = roots.at(-1) ?? first;
  const between = roots.slice(1).map((root, index) => divide(add(root, roots[index] ?? root), rational(2)));
  return [subtract(first, ONE), ...between, add(last, ONE)];
}

function numbersOf(roots: readonly Expression[]): Rational[] {
  return roots.map((root) => {
    if (root.kind !== 'number') throw new Silence('an irrational end');
    return root.value;
  });
}

const openEnd = (value: Rational | undefined) => (value ? { value, closed: false } : null);

/** Between two neighbouring ends the inequality either holds everywhere or nowhere. */
function setOf(inequality: Inequality, letter: string, ends: readonly Rational[]): SolutionSet {
  const pieces: Interval[] = probesOf(ends).flatMap((probe, index) => {
    const [from, to] = [ends[index - 1], ends[index]];
    return holdsAt(inequality, letter, probe) ? [{ from: openEnd(from), to: openEnd(to) }] : [];
  });
  const points = ends.filter((end) => holdsAt(inequality, letter, end)).flatMap((end) => related('=', end));
  return unite(pieces, points);
}

function linearSteps({ left, right, relation }: Inequality, letter: string): SolutionStep[] {
  const difference = minus(polynomialFrom(left), polynomialFrom(right));
  const [number = rational(0), slope = ONE] = coefficientsOf(difference, letter);
  const turns = slope.numerator < 0n;
  const value = divide(negate(number), slope);
  const print = (side: typeof difference) => printExpression(polynomialExpression(side));
  const collected = `${print(scale(letterPolynomial(letter), slope))} ${relation} ${print(constant(negate(number)))}`;
  const solved = `${letter} ${turns ? TURNED[relation] : relation} ${print(constant(value))}`;
  return [step(() => collected, TIDY_SIDES), step(() => solved, turns ? DIVIDE_AND_TURN : DIVIDE_SIDES)];
}

function quadraticSteps(
  { left, right, relation }: Inequality,
  ends: readonly Rational[],
  letter: string,
): SolutionStep[] {
  const difference = minus(polynomialFrom(left), polynomialFrom(right));
  const zero = printExpression(polynomialExpression(difference));
  const points = ends
    .map((end) => `${letter} = ${printExpression({ kind: 'number', value: end })}`)
    .join('; ');
  return [
    step(() => `${zero} ${relation} 0`, ZERO_ON_RIGHT),
    ...(points === '' ? [] : [step(() => points, ZERO_PRODUCT)]),
  ];
}

/**
 * Solves a polynomial inequality in one letter whose ends are fractions, of degree two at most.
 * The answer is tried at every end, between the ends and beyond them. Null when not sure.
 */
export function solveInequality(inequality: Inequality, wanted?: string): Solution | null {
  const [letter, ...others] = variablesOf(inequality.left, inequality.right);
  if (letter === undefined || others.length > 0 || (wanted !== undefined && wanted !== letter)) return null;
  return orNull(() => {
    const difference = minus(polynomialFrom(inequality.left), polynomialFrom(inequality.right));
    const degree = coefficientsOf(difference, letter).length - 1;
    if (degree < 1 || degree > 2) return null;
    const ends = numbersOf(rootsOf(inequality, letter).values);
    const set = setOf(inequality, letter, ends);
    const far = [rational(-1_000_003), ...probesOf(ends), ...ends, rational(1_000_003)];
    if (!far.every((probe) => contains(set, probe) === holdsAt(inequality, letter, probe))) return null;
    const words = inEach((locale) => printSolutionSet(set, letter, locale));
    const steps = degree === 1 ? linearSteps(inequality, letter) : quadraticSteps(inequality, ends, letter);
    return {
      kind: 'inequality',
      answer: { kind: 'set', letter, set },
      words,
      steps: degree === 1 ? steps : [...steps, { text: words, reason: TRY_EACH_SIDE }],
      check: TRY_EACH_SIDE,
    };
  });
}
