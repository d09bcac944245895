import { dividedExactly, greatestCommonPolynomial, primitive } from '../expressions/divide-polynomials.ts';
import { binary, someNode, variablesOf, type Expression } from '../expressions/expression.ts';
import { normalForm, type Quotient } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import {
  constant,
  constantOf,
  isConstant,
  isZero,
  scale,
  type Polynomial,
} from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { divide, rational, type Rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import { CANCEL_SHARED, EACH_WITH_EACH, ONE_BAR, TIDY_SIDES, TRY_A_NUMBER } from './algebra-reasons.ts';
import { agreeAtPoints } from './exact-points.ts';
import { inEach, printsPlainly, step, type Solution, type SolutionStep } from './solution.ts';

/** The number that stands in front of a polynomial's primitive part. */
function numberInFront(a: Polynomial): Rational {
  const [key, term] = [...a][0] ?? [];
  const other = key === undefined ? undefined : primitive(a).get(key);
  if (!term || !other) throw new Silence('zero');
  return divide(term.coefficient, other.coefficient);
}

/** Without what top and bottom share; the coefficients whole, the bottom's leading one positive. */
export function inLowestTerms({ top, bottom }: Quotient): Quotient {
  if (isZero(top)) return { top, bottom: constant(1) };
  const shared = greatestCommonPolynomial(top, bottom);
  const [over, under] = [dividedExactly(top, shared), dividedExactly(bottom, shared)];
  if (!over || !under) throw new Silence('a common factor that does not divide');
  const number = divide(numberInFront(over), numberInFront(under));
  return {
    top: scale(primitive(over), rational(number.numerator)),
    bottom: scale(primitive(under), rational(number.denominator)),
  };
}

/** A quotient as it is written; a constant bottom goes into the coefficients. */
export function quotientExpression({ top, bottom }: Quotient): Expression {
  if (isConstant(bottom)) return polynomialExpression(scale(top, divide(rational(1), constantOf(bottom))));
  return binary('/', polynomialExpression(top), polynomialExpression(bottom));
}

function hasProduct(node: Expression): boolean {
  return someNode(node, (part) => {
    if (part.kind !== 'binary' || (part.operator !== '*' && part.operator !== '^')) return false;
    return [part.left, part.right].some((side) => side.kind === 'binary' && /[+-]/.test(side.operator));
  });
}

function stepsOf(problem: Expression, whole: Quotient, answer: Expression): SolutionStep[] {
  const last = (reason: SolutionStep['reason']) => step((locale) => printExpression(answer, locale), reason);
  if (isConstant(whole.bottom)) return [last(hasProduct(problem) ? EACH_WITH_EACH : TIDY_SIDES)];
  return [step(() => printExpression(quotientExpression(whole)), ONE_BAR), last(CANCEL_SHARED)];
}

/**
 * Expands and collects a polynomial, or brings a rational expression to lowest terms.
 * Checked at exact points against the problem as it was written. Null for anything but letters and fractions.
 */
export function solveSimplify(problem: Expression): Solution | null {
  if (variablesOf(problem).length === 0) return null;
  if (someNode(problem, ({ kind }) => kind === 'call' || kind === 'constant')) return null;
  return orNull(() => {
    const whole = normalForm(problem);
    const value = quotientExpression(inLowestTerms(whole));
    if (!agreeAtPoints(problem, value) || !printsPlainly(value)) return null;
    return {
      kind: 'simplify',
      answer: { kind: 'expression', value },
      words: inEach((locale) => printExpression(value, locale)),
      steps: stepsOf(problem, whole, value),
      check: TRY_A_NUMBER,
    };
  });
}
