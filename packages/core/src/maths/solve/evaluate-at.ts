import { evaluate } from '../expressions/evaluate.ts';
import { number, variablesOf, type Expression } from '../expressions/expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { replaceLetter } from '../expressions/replace-letter.ts';
import { equals, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { solveArithmetic } from './arithmetic.ts';
import { PUT_IN } from './number-reasons.ts';
import { step, type Solution } from './solution.ts';

/** The value of an expression where its only letter is a number. Null for other letters, or without exact value. */
export function solveEvaluateAt(problem: Expression, letter: string, value: Rational): Solution | null {
  if (variablesOf(problem).join() !== letter) return null;
  const replaced = replaceLetter(problem, letter, number(value));
  const solved = solveArithmetic(replaced);
  const direct = orNull(() => evaluate(problem, { [letter]: value }));
  if (!solved || solved.answer.kind !== 'number' || !direct || !equals(direct, solved.answer.value))
    return null;
  const put = step((locale) => printExpression(replaced, locale), PUT_IN);
  return { ...solved, kind: 'evaluate', steps: [put, ...solved.steps] };
}
