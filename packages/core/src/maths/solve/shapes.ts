import type { LocalisedText } from '@ori/contracts/locale';
import { exactRoot, splitRoot } from '../exact-powers.ts';
import { call, number, type Expression } from '../expressions/expression.ts';
import { adjacent } from '../expressions/polynomial-expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { add, divide, equals, multiply, rational, subtract, toNumber, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { decimalText, rounded } from '../written-number.ts';
import { numberSolution } from './number-solution.ts';
import {
  ALL_SIDES,
  BOX_VOLUME,
  CIRCLE_AREA,
  CIRCLE_AROUND,
  CYLINDER_VOLUME,
  DRAW_IT,
  HALF_DIAMETER,
  PYTHAGORAS,
  RECTANGLE_AREA,
  ROOT_OF_SQUARE,
  SQUARE_AREA,
  TRIANGLE_ANGLES,
  TWO_ANGLES,
  TRIANGLE_AREA,
} from './shape-reasons.ts';
import { inEach, plainNumber, step, type Solution, type SolutionStep } from './solution.ts';

const TWO = rational(2);
const arePositive = (...lengths: readonly Rational[]) => lengths.every(({ numerator }) => numerator > 0n);

/** What is multiplied, as it is written: `1/2 * 6 * 4 = 12`. */
function productStep(factors: readonly Rational[], value: Rational, reason: LocalisedText): SolutionStep {
  return step(
    (locale) =>
      `${factors.map((factor) => plainNumber(factor, locale)).join(' * ')} = ${plainNumber(value, locale)}`,
    reason,
  );
}

const productOf = (factors: readonly Rational[]) => factors.reduce(multiply, rational(1));

/** A measure that is a product of lengths. Divided back through its factors as a second way. */
function byProduct(
  kind: Solution['kind'],
  factors: readonly Rational[],
  reason: LocalisedText,
): Solution | null {
  if (!arePositive(...factors)) return null;
  const value = productOf(factors);
  if (!equals(factors.reduce(divide, value), rational(1))) return null;
  return numberSolution(kind, value, [productStep(factors, value, reason)], { check: DRAW_IT });
}

export const squareArea = (side: Rational) => byProduct('area', [side, side], SQUARE_AREA);
export const rectangleArea = (length: Rational, width: Rational) =>
  byProduct('area', [length, width], RECTANGLE_AREA);
export const triangleArea = (base: Rational, height: Rational) =>
  byProduct('area', [rational(1, 2), base, height], TRIANGLE_AREA);
export const boxVolume = (length: Rational, width: Rational, height: Rational) =>
  byProduct('volume', [length, width, height], BOX_VOLUME);

/** The sum of all sides. */
export function perimeterOf(sides: readonly Rational[]): Solution | null {
  if (!arePositive(...sides)) return null;
  const value = sides.reduce(add);
  if (sides.reduce(subtract, value).numerator !== 0n) return null;
  const write = (locale: 'en' | 'fr' | 'es') =>
    `${sides.map((side) => plainNumber(side, locale)).join(' + ')} = ${plainNumber(value, locale)}`;
  return numberSolution('perimeter', value, [step(write, ALL_SIDES)], { check: DRAW_IT });
}

/** `9π ≈ 28.27`. */
function withPi(value: Rational): LocalisedText {
  return inEach((locale) => {
    const near = (toNumber(value) * Math.PI).toFixed(2);
    const factor = equals(value, rational(1)) ? '' : plainNumber(value, locale);
    return `${factor.includes('/') ? `(${factor})` : factor}π ≈ ${locale === 'en' ? near : near.replace('.', ',')}`;
  });
}

/** A measure that is π times a fraction. */
function byPi(
  kind: Solution['kind'],
  value: Rational,
  steps: readonly SolutionStep[],
  reason: LocalisedText,
): Solution {
  const exactly: Expression = adjacent(number(value), { kind: 'constant', name: 'pi' });
  const words = withPi(value);
  return {
    kind,
    answer: { kind: 'expression', value: exactly },
    words,
    steps: [...steps, { text: words, reason }],
    check: DRAW_IT,
  };
}

export interface CircleSize {
  readonly given: 'radius' | 'diameter';
  readonly length: Rational;
}

function radiusOf({ given, length }: CircleSize): { radius: Rational; steps: SolutionStep[] } {
  if (given === 'radius') return { radius: length, steps: [] };
  const radius = divide(length, TWO);
  const halved = step((locale) => `r = ${plainNumber(radius, locale)}`, HALF_DIAMETER);
  return { radius, steps: [halved] };
}

/** The area of a circle, exact with π. A quarter of the square around it, times π, is the second way. */
export function circleArea(size: CircleSize): Solution | null {
  if (!arePositive(size.length)) return null;
  const { radius, steps } = radiusOf(size);
  const value = multiply(radius, radius);
  const around = multiply(multiply(TWO, radius), multiply(TWO, radius));
  if (!equals(multiply(value, rational(4)), around)) return null;
  return byPi('circle', value, steps, CIRCLE_AREA);
}

export function circumference(size: CircleSize): Solution | null {
  if (!arePositive(size.length)) return null;
  const value = size.given === 'diameter' ? size.length : multiply(TWO, size.length);
  return byPi('circle', value, [], CIRCLE_AROUND);
}

export function cylinderVolume(radius: Rational, height: Rational): Solution | null {
  if (!arePositive(radius, height)) return null;
  const value = productOf([radius, radius, height]);
  if (!equals(divide(divide(value, height), radius), radius)) return null;
  return byPi('volume', value, [], CYLINDER_VOLUME);
}

/** √value as it is written: `5`, `2√5 ≈ 4.47`. Null where the root cannot be split. */
function rootWords(value: Rational): { exactly: Expression; words: LocalisedText } | null {
  const root = exactRoot(value);
  if (root) return { exactly: number(root), words: inEach((locale) => plainNumber(root, locale)) };
  return orNull(() => {
    const { outside, inside } = splitRoot(value);
    const under = call('sqrt', number(rational(inside)));
    const exactly = equals(outside, rational(1)) ? under : adjacent(number(outside), under);
    const near = rounded(rational(BigInt(Math.round(Math.sqrt(toNumber(value)) * 1e6)), 1_000_000n), 2);
    const words = inEach((locale) => `${printExpression(exactly, locale)} ≈ ${decimalText(near, locale)}`);
    return { exactly, words };
  });
}

/** The root of a sum of squares or of their difference, with the steps of Pythagoras. */
export function rootOfSquares(
  kind: Solution['kind'],
  parts: readonly [Rational, Rational],
  sign: '+' | '-',
  reason: LocalisedText = PYTHAGORAS,
): Solution | null {
  const [a, b] = parts.map((part) => multiply(part, part));
  if (!a || !b) return null;
  const square = sign === '+' ? add(a, b) : subtract(a, b);
  const root = square.numerator > 0n ? rootWords(square) : null;
  if (!root) return null;
  const [left, right] = parts;
  const write = (locale: 'en' | 'fr' | 'es') =>
    `${plainNumber(left, locale)}^2 ${sign} ${plainNumber(right, locale)}^2 = ${plainNumber(square, locale)}`;
  return {
    kind,
    answer: { kind: 'expression', value: root.exactly },
    words: root.words,
    steps: [step(write, reason), { text: root.words, reason: ROOT_OF_SQUARE }],
    check: DRAW_IT,
  };
}

export function hypotenuse(a: Rational, b: Rational): Solution | null {
  return arePositive(a, b) ? rootOfSquares('pythagoras', [a, b], '+') : null;
}

export function missingLeg(longSide: Rational, leg: Rational): Solution | null {
  return arePositive(longSide, leg) ? rootOfSquares('pythagoras', [longSide, leg], '-') : null;
}

/** The third angle of a triangle, in degrees. */
export function thirdAngle(a: Rational, b: Rational): Solution | null {
  const value = subtract(rational(180), add(a, b));
  if (!arePositive(a, b, value) || !equals([a, b, value].reduce(add), rational(180))) return null;
  const write = (locale: 'en' | 'fr' | 'es') =>
    `180 - ${plainNumber(a, locale)} - ${plainNumber(b, locale)} = ${plainNumber(value, locale)}`;
  return numberSolution('angles', value, [step(write, TRIANGLE_ANGLES)], { unit: '°', check: DRAW_IT });
}

/** The angle that makes a right angle (90) or a straight line (180) with a given one; both in degrees. */
export function otherAngle(whole: 90 | 180, given: Rational): Solution | null {
  const value = subtract(rational(whole), given);
  if (!arePositive(given, value) || !equals(add(given, value), rational(whole))) return null;
  const write = (locale: 'en' | 'fr' | 'es') =>
    `${whole} - ${plainNumber(given, locale)} = ${plainNumber(value, locale)}`;
  return numberSolution('angles', value, [step(write, TWO_ANGLES[whole])], { unit: '°', check: DRAW_IT });
}
