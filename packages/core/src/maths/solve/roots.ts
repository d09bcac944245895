import { splitRoot } from '../exact-powers.ts';
import { approximate } from '../expressions/evaluate.ts';
import { binary, call, negation, number, type Expression } from '../expressions/expression.ts';
import { factorUnivariate, type Factored } from '../expressions/factor-univariate.ts';
import { coefficientsOf, normalForm, sameQuotient } from '../expressions/normal-form.ts';
import { adjacent } from '../expressions/polynomial-expression.ts';
import { isZero, minus, times, type Polynomial } from '../expressions/polynomial.ts';
import { replaceLetter } from '../expressions/replace-letter.ts';
import { greatestCommonDivisor, rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';

/** Two expressions with an equals sign between them. */
export interface Equation {
  readonly left: Expression;
  readonly right: Expression;
}

/** Where an equation of one letter holds: everywhere, or at these exact values, smallest first. */
export interface Roots {
  readonly everywhere: boolean;
  readonly values: readonly Expression[];
  readonly factored: Factored | null;
  /** Values that came out of the reckoning and make a denominator zero. */
  readonly refused: number;
}

const DEGREE_MAX = 6;

/** Left minus right over one bar, and the bar's lower side: zero where the equation holds. */
export function differenceOf({ left, right }: Equation): { top: Polynomial; bottom: Polynomial } {
  const [a, b] = [normalForm(left), normalForm(right)];
  return { top: minus(times(a.top, b.bottom), times(b.top, a.bottom)), bottom: times(a.bottom, b.bottom) };
}

/** (top ± times·√inside) / bottom, as it is written. */
function surd(top: bigint, times: bigint, inside: bigint, bottom: bigint): Expression {
  const root = call('sqrt', number(rational(inside)));
  const size = times < 0n ? -times : times;
  const term = size === 1n ? root : adjacent(number(rational(size)), root);
  const signed = times < 0n ? negation(term) : term;
  const over = top === 0n ? signed : binary(times < 0n ? '-' : '+', number(rational(top)), term);
  return bottom === 1n ? over : binary('/', over, number(rational(bottom)));
}

/** The roots of ax² + bx + c that does not split, where they are real. */
function quadraticRoots([c = 0n, b = 0n, a = 1n]: readonly bigint[]): Expression[] {
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return [];
  const { outside, inside } = splitRoot(rational(discriminant));
  const shared = [-b, outside.numerator, 2n * a].reduce(greatestCommonDivisor, 0n);
  const [top, times, bottom] = [-b / shared, outside.numerator / shared, (2n * a) / shared];
  return [surd(top, -times, inside, bottom), surd(top, times, inside, bottom)];
}

function rootsOfFactor(coefficients: readonly bigint[]): Expression[] {
  const [constant = 0n, lead = 1n] = coefficients;
  if (coefficients.length === 2) return [number(rational(-constant, lead))];
  if (coefficients.length === 3) return quadraticRoots(coefficients);
  throw new Silence('a factor of degree three and more');
}

/** Whether both sides are equal, exactly, with this value in place of the letter. */
export function holdsAt({ left, right }: Equation, letter: string, value: Expression): boolean {
  const exactly = orNull(() =>
    sameQuotient(
      normalForm(replaceLetter(left, letter, value)),
      normalForm(replaceLetter(right, letter, value)),
    ),
  );
  return exactly === true;
}

/** Whether every denominator stays away from zero at this value. */
function isDefinedAt({ left, right }: Equation, letter: string, value: Expression): boolean {
  return orNull(() => [left, right].map((side) => normalForm(replaceLetter(side, letter, value)))) !== null;
}

/**
 * All real roots of an equation in one letter, exactly, each put in and found to hold.
 * Throws Silence beyond degree six, where a factor of degree three is left, and for what is no rational function.
 */
export function rootsOf(equation: Equation, letter: string): Roots {
  const { top } = differenceOf(equation);
  if (isZero(top)) return { everywhere: true, values: [], factored: null, refused: 0 };
  const coefficients = coefficientsOf(top, letter);
  if (coefficients.length - 1 > DEGREE_MAX) throw new Silence('too high a degree');
  const factored = factorUnivariate(coefficients);
  const candidates = factored.factors.flatMap((factor) => rootsOfFactor(factor.coefficients));
  const values = candidates.filter((value) => isDefinedAt(equation, letter, value));
  if (!values.every((value) => holdsAt(equation, letter, value)))
    throw new Silence('a root that does not hold');
  const inOrder = values.toSorted((a, b) => approximate(a) - approximate(b));
  return { everywhere: false, values: inOrder, factored, refused: candidates.length - values.length };
}
