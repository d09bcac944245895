import { someNode, variablesOf, type Expression } from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import { polynomialOf, samePolynomial } from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { divide, rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { DIFFERENTIATE_BACK, RAISE_AND_DIVIDE } from './algebra-reasons.ts';
import { differentiated } from './slopes.ts';
import { inEach, printsPlainly, type Solution } from './solution.ts';

/** The integral of a polynomial in one letter, up to a constant; differentiated back. Null for anything else. */
export function solveIntegral(problem: Expression, wanted?: string): Solution | null {
  const [letter = wanted ?? 'x', ...others] = variablesOf(problem);
  if (others.length > 0 || (wanted !== undefined && wanted !== letter)) return null;
  if (someNode(problem, ({ kind }) => kind === 'call' || kind === 'constant')) return null;
  return orNull(() => {
    const start = polynomialFrom(problem);
    const raised = coefficientsOf(start, letter).map((coefficient, exponent) => ({
      coefficient: divide(coefficient, rational(exponent + 1)),
      powers: [[letter, exponent + 1] as const],
    }));
    const value = polynomialExpression(polynomialOf(raised));
    if (!samePolynomial(polynomialFrom(differentiated(value, letter)), start) || !printsPlainly(value))
      return null;
    const words = inEach((locale) => `${printExpression(value, locale)} + C`);
    return {
      kind: 'integral',
      answer: { kind: 'expression', value },
      words,
      steps: [{ text: words, reason: RAISE_AND_DIVIDE }],
      check: DIFFERENTIATE_BACK,
    };
  });
}
