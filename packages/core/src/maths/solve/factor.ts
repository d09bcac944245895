import { text } from '../../problems/text.ts';
import { dividedExactly, greatestCommonPolynomial, primitive } from '../expressions/divide-polynomials.ts';
import { someNode, variablesOf, type Expression } from '../expressions/expression.ts';
import { factorUnivariate, type Factored } from '../expressions/factor-univariate.ts';
import { isFactored } from '../expressions/forms.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { adjacent, factoredExpression, polynomialExpression } from '../expressions/polynomial-expression.ts';
import { constant, polynomialOf, type Polynomial } from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { equals, formatRational, isWhole, rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { COMMON_FACTOR_FIRST, MULTIPLY_BACK, SPLIT_PRODUCT, SUM_AND_PRODUCT } from './algebra-reasons.ts';
import { agreeAtPoints } from './exact-points.ts';
import { inEach, printsPlainly, step, type Solution, type SolutionStep } from './solution.ts';

const DEGREE_MAX = 6;
const CANNOT = {
  en: '{expression} cannot be split over the fractions',
  fr: '{expression} ne se factorise pas avec des fractions',
  es: '{expression} no se factoriza con fracciones',
};

/** For x² + bx + c: the two numbers that are looked for. */
function sumStep(a: Polynomial, letter: string): SolutionStep[] {
  const [c, b, lead, ...higher] = coefficientsOf(a, letter);
  if (!c || !b || !lead || higher.length > 0 || !equals(lead, rational(1))) return [];
  if (c.numerator === 0n || b.numerator === 0n || !isWhole(b) || !isWhole(c)) return [];
  return [step(() => `m * n = ${formatRational(c)}; m + n = ${formatRational(b)}`, SUM_AND_PRODUCT)];
}

function stepsOf(
  a: Polynomial,
  { constant: number }: Factored,
  value: Expression,
  letter: string,
): SolutionStep[] {
  const takesOut = number.numerator !== number.denominator;
  const rest = printExpression(polynomialExpression(primitive(a)));
  return [
    ...(takesOut ? [step(() => `${formatRational(number)} * (${rest})`, COMMON_FACTOR_FIRST)] : []),
    ...sumStep(a, letter),
    step((locale) => printExpression(value, locale), SPLIT_PRODUCT),
  ];
}

function solution(value: Expression, steps: readonly SolutionStep[], cannot: boolean): Solution {
  const expression = inEach((locale) => printExpression(value, locale));
  return {
    kind: 'factor',
    answer: { kind: 'expression', value },
    words: cannot ? text(CANNOT, { expression }) : expression,
    steps,
    check: MULTIPLY_BACK,
  };
}

/** Only the common factor of all terms: what can be said of several letters. */
function commonFactorOnly(problem: Expression, a: Polynomial): Solution | null {
  const terms = [...a.values()].map((term) => primitive(polynomialOf([term])));
  const letters = terms.reduce((shared, term) => greatestCommonPolynomial(shared, term), constant(0));
  const rest = dividedExactly(a, letters);
  if (!rest) return null;
  const inner = primitive(rest);
  const outer = dividedExactly(a, inner);
  if (!outer || terms.length < 2) return null;
  const value = adjacent(polynomialExpression(outer), polynomialExpression(inner));
  if (printExpression(polynomialExpression(outer)) === '1') return null;
  if (isFactored(value) !== true || !agreeAtPoints(problem, value) || !printsPlainly(value)) return null;
  return solution(value, [step((locale) => printExpression(value, locale), COMMON_FACTOR_FIRST)], false);
}

/**
 * Splits a polynomial into factors over the fractions: one letter up to degree four and higher ones with fractional
 * roots; of several letters, only the factor that all terms share. Multiplied back at exact points. Null when not sure.
 */
export function solveFactor(problem: Expression): Solution | null {
  const [letter, ...others] = variablesOf(problem);
  if (letter === undefined || someNode(problem, ({ kind }) => kind === 'call' || kind === 'constant'))
    return null;
  return orNull(() => {
    const polynomial = polynomialFrom(problem);
    if (others.length > 0) return commonFactorOnly(problem, polynomial);
    const coefficients = coefficientsOf(polynomial, letter);
    if (coefficients.length < 2 || coefficients.length > DEGREE_MAX + 1) return null;
    const factored = factorUnivariate(coefficients);
    const value = factoredExpression(factored, letter);
    if (!agreeAtPoints(problem, value) || isFactored(value) !== true || !printsPlainly(value)) return null;
    const isSplit = factored.factors.length > 1 || factored.factors.some(({ count }) => count > 1);
    const cannot = !isSplit && equals(factored.constant, rational(1));
    return solution(value, stepsOf(polynomial, factored, value, letter), cannot);
  });
}
