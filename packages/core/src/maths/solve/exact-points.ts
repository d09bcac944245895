import { evaluate } from '../expressions/evaluate.ts';
import { variablesOf, type Expression } from '../expressions/expression.ts';
import { equals, rational } from '../rational.ts';
import { orNull } from '../silence.ts';

const POINTS = [rational(7, 3), rational(-11, 5), rational(13, 7), rational(29, 11), rational(-3, 13)];
const LEAST = 2;

/** Whether two expressions have the same exact value at odd fractions: a way that does not expand anything. */
export function agreeAtPoints(a: Expression, b: Expression): boolean {
  const letters = variablesOf(a, b);
  const compared = POINTS.map((_, place) => {
    const values = Object.fromEntries(
      letters.map((name, index) => [name, POINTS[(place + 2 * index) % POINTS.length] ?? rational(5, 3)]),
    );
    return orNull(() => equals(evaluate(a, values), evaluate(b, values)));
  });
  return !compared.includes(false) && compared.filter((same) => same === true).length >= LEAST;
}
