import type { Misconception } from '@ori/contracts/practice';
import { variablesOf, writtenNumber, type Expression } from '../expressions/expression.ts';
import { isZero, minus, scale } from '../expressions/polynomial.ts';
import { sameFunction } from '../expressions/same-function.ts';
import { equals, negate, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { differenceOf, rootsOf, type Equation } from '../solve/roots.ts';
import { isRounded, RIGHT, UNSURE, wrong, type Step } from './compare-parts.ts';
import type { Part } from './working-line.ts';
import { wrongEquations } from './wrong-equations.ts';
import { NEGATIVE_ROOT_FORGOTTEN } from './misconceptions.ts';
import { ONE_ROOT_ONLY } from './misconceptions-of-letters.ts';

/** Values of the letter for which one of the equations holds; `all` when every value does. */
function solutionsOf(equations: readonly Equation[], letter: string): readonly Expression[] | 'all' | null {
  return orNull(() => {
    const roots = equations.map((equation) => rootsOf(equation, letter));
    return roots.some(({ everywhere }) => everywhere) ? 'all' : roots.flatMap(({ values }) => values);
  });
}

const isIn = (value: Expression, values: readonly Expression[]) =>
  values.some((other) => sameFunction(value, other) === true);
const coveredBy = (values: readonly Expression[], others: readonly Expression[]) =>
  values.every((value) => isIn(value, others));

/** `x = 0.33` for 3x = 1: the last line may be rounded. */
function isRoundedSolution(
  after: readonly Equation[],
  values: readonly Expression[],
  texts: readonly (number | null)[],
): boolean {
  return (
    after.every(({ left, right }, index) => {
      if (left.kind !== 'variable') return false;
      return values.some((value) => isRounded(value, { value: right, places: texts[index] ?? null }));
    }) && after.length >= values.length
  );
}

function lostRoot(kept: readonly Expression[], all: readonly Expression[]): Misconception {
  const lost = all.filter((value) => !isIn(value, kept));
  const mirrored = lost.every((value) => {
    const number = writtenNumber(value);
    return number !== null && number.numerator < 0n && kept.some((other) => isNumber(other, negate(number)));
  });
  return mirrored ? NEGATIVE_ROOT_FORGOTTEN : ONE_ROOT_ONLY;
}

const isNumber = (node: Expression, value: Rational) => {
  const number = writtenNumber(node);
  return number !== null && equals(number, value);
};

const sameSides = (a: Equation, b: Equation) =>
  (sameFunction(a.left, b.left) === true && sameFunction(a.right, b.right) === true) ||
  (sameFunction(a.left, b.right) === true && sameFunction(a.right, b.left) === true);

/** Two lines of equations in one letter; `places` are those of the second line's decimals. */
interface Lines {
  readonly before: readonly Equation[];
  readonly after: readonly Equation[];
  readonly places: readonly (number | null)[];
  readonly letter: string;
}

/** The slip that leads from one line to the other: to these very sides first, then to the same solutions. */
function slipBetween({ before, after, letter }: Lines): Misconception | null {
  const ways = before.flatMap((equation) => wrongEquations(equation, letter));
  const exact = ways.find(({ equation }) => after.some((line) => sameSides(equation, line)));
  if (exact) return exact.misconception;
  const values = solutionsOf(after, letter);
  if (values === null || values === 'all' || values.length === 0) return null;
  const same = ways.find(({ equation }) => {
    const reached = solutionsOf([equation], letter);
    return (
      Array.isArray(reached) && reached.length > 0 && coveredBy(reached, values) && coveredBy(values, reached)
    );
  });
  return same?.misconception ?? null;
}

/** Lines in two letters say the same when one is a multiple of the other. */
function compareTwoLetters(before: readonly Equation[], after: readonly Equation[]): Step {
  const [first, second] = [before[0], after[0]];
  if (!first || !second || before.length > 1 || after.length > 1) return UNSURE;
  const multiple = orNull(() => {
    const [a, b] = [differenceOf(first).top, differenceOf(second).top];
    const [key, term] = [...a][0] ?? [];
    const other = key === undefined ? undefined : b.get(key);
    if (!term || !other) return false;
    const [p, q] = [term.coefficient, other.coefficient];
    return isZero(minus(scale(a, q), scale(b, p)));
  });
  return multiple === null ? UNSURE : multiple ? RIGHT : wrong(null);
}

/** The same solutions, or rounded ones, or a slip. */
function compareSolutions(from: readonly Expression[], to: readonly Expression[], lines: Lines): Step {
  const kept = coveredBy(to, from);
  if (kept && coveredBy(from, to)) return RIGHT;
  if (isRoundedSolution(lines.after, from, lines.places)) return RIGHT;
  return wrong(kept && to.length > 0 ? lostRoot(to, from) : slipBetween(lines));
}

/** From one line of equations to the next: they are to have the same solutions. */
export function compareEquations(
  before: readonly Equation[],
  after: readonly Equation[],
  places: readonly (number | null)[],
): Step {
  const sides = [...before, ...after].flatMap(({ left, right }) => [left, right]);
  const [letter, ...others] = variablesOf(...sides);
  if (letter === undefined || others.length > 1) return UNSURE;
  if (others.length === 1) return compareTwoLetters(before, after);
  const lines = { before, after, places, letter };
  const [from, to] = [solutionsOf(before, letter), solutionsOf(after, letter)];
  if (from === null || to === null) return UNSURE;
  if (from !== 'all' && to !== 'all') return compareSolutions(from, to, lines);
  return from === to ? RIGHT : wrong(slipBetween(lines));
}

/** A bare number behind an equation: is it the solution? */
export function compareValue(before: readonly Equation[], value: Part): Step {
  const [letter, ...others] = variablesOf(...before.flatMap(({ left, right }) => [left, right]));
  if (letter === undefined || others.length > 0 || variablesOf(value.value).length > 0) return UNSURE;
  return compareEquations(
    before,
    [{ left: { kind: 'variable', name: letter }, right: value.value }],
    [value.places],
  );
}
