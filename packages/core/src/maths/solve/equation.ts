import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';
import { approximate } from '../expressions/evaluate.ts';
import { variable, variablesOf, type Expression } from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { factoredExpression, polynomialExpression } from '../expressions/polynomial-expression.ts';
import {
  constant,
  isConstant,
  isZero,
  letter as letterPolynomial,
  plus,
  scale,
  type Polynomial,
} from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { isWhole, rational, subtract, type Rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import {
  CLEAR_BOTTOMS,
  DIVIDE_SIDES,
  LETTERS_GONE,
  LETTERS_TO_LEFT,
  NEGATIVE_ROOT,
  NOT_ALLOWED,
  NUMBERS_TO_RIGHT,
  PUT_IN_BOTH_SIDES,
  SPLIT_PRODUCT,
  TIDY_SIDES,
  USE_FORMULA,
  ZERO_ON_RIGHT,
  ZERO_PRODUCT,
} from './algebra-reasons.ts';
import { differenceOf, rootsOf, type Equation, type Roots } from './roots.ts';
import { fractionForms, inEach, step, type Solution, type SolutionStep } from './solution.ts';

const EVERY = {
  en: 'true for every {letter}',
  fr: 'vrai pour tout {letter}',
  es: 'cierto para todo {letter}',
};
const NONE = { en: 'no solution', fr: 'pas de solution', es: 'sin solución' };
const NONE_REAL = { en: 'no real solution', fr: 'pas de solution réelle', es: 'sin solución real' };
const OR = { en: 'or', fr: 'ou', es: 'o' };
const ZERO = rational(0);

const equationText = (left: Polynomial, right: Polynomial) =>
  `${printExpression(polynomialExpression(left))} = ${printExpression(polynomialExpression(right))}`;
const isEvident = (node: Expression) => node.kind === 'number' || node.kind === 'negation';

/** `3`, or `(1 + √5)/2 ≈ 1.618`. */
function valueText(value: Expression, locale: 'en' | 'fr' | 'es'): string {
  if (value.kind === 'number') return fractionForms(value.value, locale);
  const near = Math.round(approximate(value) * 10_000) / 10_000;
  return `${printExpression(value, locale)} ≈ ${locale === 'en' ? near : String(near).replace('.', ',')}`;
}

/** Whether a factor is left whose roots are no real numbers. */
const isComplex = ({ factored }: Roots) =>
  factored?.factors.some(({ coefficients }) => coefficients.length > 2) ?? false;

function wordsOf(roots: Roots, letter: string): LocalisedText {
  if (roots.everywhere) return text(EVERY, { letter });
  if (roots.values.length === 0) return text(isComplex(roots) ? NONE_REAL : NONE);
  return inEach((locale) =>
    roots.values.map((value) => `${letter} = ${valueText(value, locale)}`).join(` ${OR[locale]} `),
  );
}

/** Sides as polynomials, denominators cleared. */
function sidesOf(equation: Equation): { left: Polynomial; right: Polynomial; cleared: boolean } {
  const plain = orNull(() => ({
    left: polynomialFrom(equation.left),
    right: polynomialFrom(equation.right),
  }));
  if (plain) return { ...plain, cleared: false };
  const { top } = differenceOf(equation);
  return { left: top, right: constant(0), cleared: true };
}

const linear = (coefficient: Rational, number: Rational, letter: string): Polynomial =>
  plus(scale(letterPolynomial(letter), coefficient), constant(number));

/** ax + b = cx + d, step by step. */
function linearSteps(left: Polynomial, right: Polynomial, letter: string): SolutionStep[] {
  const [b = ZERO, a = ZERO] = coefficientsOf(left, letter);
  const [d = ZERO, c = ZERO] = coefficientsOf(right, letter);
  const [slope, rest] = [subtract(a, c), subtract(d, b)];
  const steps: SolutionStep[] = [];
  const add = (l: Polynomial, r: Polynomial, reason: LocalisedText) => {
    steps.push(step(() => equationText(l, r), reason));
  };
  if (slope.numerator === 0n) {
    add(constant(b), constant(d), LETTERS_GONE);
    return steps;
  }
  if (c.numerator !== 0n) add(linear(slope, b, letter), constant(d), LETTERS_TO_LEFT);
  if (b.numerator !== 0n) add(linear(slope, ZERO, letter), constant(rest), NUMBERS_TO_RIGHT);
  if (!(isWhole(slope) && slope.numerator === 1n)) {
    const value = rational(rest.numerator * slope.denominator, rest.denominator * slope.numerator);
    add(letterPolynomial(letter), constant(value), DIVIDE_SIDES);
  }
  return steps;
}

function higherSteps(equation: Equation, roots: Roots, letter: string): SolutionStep[] {
  const { top } = differenceOf(equation);
  const steps: SolutionStep[] = [];
  if (!isZero(polynomialOrZero(equation.right)))
    steps.push(step(() => equationText(top, constant(0)), ZERO_ON_RIGHT));
  const { factored } = roots;
  if (!factored) return steps;
  const splits = factored.factors.length > 1 || factored.factors.some(({ count }) => count > 1);
  if (splits)
    steps.push(step(() => `${printExpression(factoredExpression(factored, letter))} = 0`, SPLIT_PRODUCT));
  const irrational = roots.values.some((value) => !isEvident(value));
  if (roots.values.length === 0 && roots.refused === 0)
    steps.push({ text: wordsOf(roots, letter), reason: NEGATIVE_ROOT });
  else steps.push({ text: wordsOf(roots, letter), reason: irrational ? USE_FORMULA : ZERO_PRODUCT });
  return steps;
}

const polynomialOrZero = (side: Expression): Polynomial => orNull(() => polynomialFrom(side)) ?? constant(0);

function stepsOf(equation: Equation, roots: Roots, letter: string): SolutionStep[] {
  const { left, right, cleared } = sidesOf(equation);
  const tidied = step(() => equationText(left, right), cleared ? CLEAR_BOTTOMS : TIDY_SIDES);
  const asGiven = `${printExpression(equation.left)} = ${printExpression(equation.right)}`;
  const first = cleared || tidied.text.en !== asGiven ? [tidied] : [];
  const degree = coefficientsOf(plus(left, scale(right, rational(-1))), letter).length - 1;
  const rest = degree <= 1 ? linearSteps(left, right, letter) : higherSteps(equation, roots, letter);
  const refused = roots.refused > 0 ? [{ text: wordsOf(roots, letter), reason: NOT_ALLOWED }] : [];
  return [...first, ...rest, ...refused];
}

/**
 * Solves an equation in one letter: linear, rational, quadratic (with irrational roots), and higher ones that split.
 * Each root is put into the equation and holds exactly. Null for several letters, or when not sure.
 */
export function solveEquation(equation: Equation, wanted?: string): Solution | null {
  const letters = variablesOf(equation.left, equation.right);
  const [letter] = letters;
  if (letter === undefined || letters.length > 1 || (wanted !== undefined && wanted !== letter)) return null;
  return orNull(() => {
    const roots = rootsOf(equation, letter);
    // True everywhere but where a denominator is zero: that takes more words than we have.
    if (roots.everywhere && !isConstant(differenceOf(equation).bottom))
      throw new Silence('true almost everywhere');
    if (roots.everywhere) return everywhere(equation, roots, letter);
    return {
      kind: 'equation',
      answer: { kind: 'letters', rows: roots.values.map((value) => [{ letter, value }]) },
      words: wordsOf(roots, letter),
      steps: stepsOf(equation, roots, letter),
      check: PUT_IN_BOTH_SIDES,
    };
  });
}

function everywhere(equation: Equation, roots: Roots, letter: string): Solution {
  return {
    kind: 'equation',
    answer: { kind: 'letters', rows: [[{ letter, value: variable(letter) }]] },
    words: wordsOf(roots, letter),
    steps: stepsOf(equation, roots, letter),
    check: PUT_IN_BOTH_SIDES,
  };
}
