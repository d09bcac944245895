import { text } from '../../problems/text.ts';
import { number, variablesOf } from '../expressions/expression.ts';
import { polynomialFrom } from '../expressions/normal-form.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import {
  constant,
  constantOf,
  degreeOf,
  letter,
  minus,
  plus,
  scale,
  type Polynomial,
} from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { divide, equals, multiply, negate, rational, subtract, type Rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import {
  MATCH_TERMS,
  PUT_BACK,
  PUT_IN_BOTH_SIDES,
  SAME_SLOPE,
  TAKE_EQUATION_AWAY,
} from './algebra-reasons.ts';
import type { Equation } from './roots.ts';
import { inEach, plainNumber, step, type Solution, type SolutionStep } from './solution.ts';

const NONE = {
  en: 'no solution: the lines are parallel',
  fr: 'pas de solution : les droites sont parallèles',
  es: 'sin solución: las rectas son paralelas',
};
const MANY = {
  en: 'infinitely many solutions: it is the same line twice',
  fr: 'une infinité de solutions : c’est deux fois la même droite',
  es: 'infinitas soluciones: es dos veces la misma recta',
};

/** a·x + b·y = c. */
interface Row {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

function rowOf({ left, right }: Equation, x: string, y: string): Row {
  const difference = minus(polynomialFrom(left), polynomialFrom(right));
  if ([...difference.values()].some((term) => degreeOf(term) > 1)) throw new Silence('not linear');
  const at = (name: string) => difference.get(`${name}^1`)?.coefficient ?? rational(0);
  return { a: at(x), b: at(y), c: negate(constantOf(difference)) };
}

const cross = (a: Rational, b: Rational, c: Rational, d: Rational) =>
  subtract(multiply(a, d), multiply(b, c));
const printed = (left: Polynomial, right: Rational) =>
  `${printExpression(polynomialExpression(left))} = ${printExpression(polynomialExpression(constant(right)))}`;

function stepsOf(
  [first, second]: readonly [Row, Row],
  [x, y]: readonly [string, string],
  values: readonly [Rational, Rational],
): SolutionStep[] {
  const times = ({ a, b, c }: Row, factor: Rational) =>
    printed(
      plus(scale(letter(x), multiply(a, factor)), scale(letter(y), multiply(b, factor))),
      multiply(c, factor),
    );
  const determinant = cross(first.a, first.b, second.a, second.b);
  const onlyX = printed(scale(letter(x), determinant), cross(first.c, first.b, second.c, second.b));
  const apart = `${times(first, second.b)}; ${times(second, first.b)}`;
  const eliminates = first.b.numerator !== 0n && second.b.numerator !== 0n;
  return [
    ...(eliminates ? [step(() => apart, MATCH_TERMS), step(() => onlyX, TAKE_EQUATION_AWAY)] : []),
    step((locale) => `${x} = ${plainNumber(values[0], locale)}`, PUT_BACK),
    step((locale) => `${y} = ${plainNumber(values[1], locale)}`, PUT_BACK),
  ];
}

/** Parallel lines, or one line twice. */
function withoutOnePoint([first, second]: readonly [Row, Row]): Solution | null {
  const isPoint = ({ a, b }: Row) => a.numerator !== 0n || b.numerator !== 0n;
  if (!isPoint(first) || !isPoint(second)) return null;
  const isSame =
    cross(first.a, first.c, second.a, second.c).numerator === 0n &&
    cross(first.b, first.c, second.b, second.c).numerator === 0n;
  const words = text(isSame ? MANY : NONE);
  const answer = isSame ? ({ kind: 'words' } as const) : ({ kind: 'letters', rows: [] } as const);
  return {
    kind: 'system',
    answer,
    words,
    steps: [{ text: words, reason: SAME_SLOPE }],
    check: PUT_IN_BOTH_SIDES,
  };
}

/** Solves two linear equations in the same two letters; the answer is put into both. Null for anything else. */
export function solveSystem(equations: readonly [Equation, Equation]): Solution | null {
  const [x, y, ...others] = variablesOf(...equations.flatMap(({ left, right }) => [left, right]));
  if (x === undefined || y === undefined || others.length > 0) return null;
  return orNull(() => {
    const rows = [rowOf(equations[0], x, y), rowOf(equations[1], x, y)] as const;
    const [first, second] = rows;
    const determinant = cross(first.a, first.b, second.a, second.b);
    if (determinant.numerator === 0n) return withoutOnePoint(rows);
    const valueOfX = divide(cross(first.c, first.b, second.c, second.b), determinant);
    const valueOfY = divide(cross(first.a, first.c, second.a, second.c), determinant);
    const values = { [x]: valueOfX, [y]: valueOfY };
    if (!equations.every(({ left, right }) => equals(evaluate(left, values), evaluate(right, values))))
      return null;
    const answer = [
      { letter: x, value: number(valueOfX) },
      { letter: y, value: number(valueOfY) },
    ];
    return {
      kind: 'system',
      answer: { kind: 'letters', rows: [answer] },
      words: inEach(
        (locale) => `${x} = ${plainNumber(valueOfX, locale)}; ${y} = ${plainNumber(valueOfY, locale)}`,
      ),
      steps: stepsOf(rows, [x, y], [valueOfX, valueOfY]),
      check: PUT_IN_BOTH_SIDES,
    };
  });
}
