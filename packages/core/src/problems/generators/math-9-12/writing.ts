import type { DraftItem } from '../../draft.ts';
import { type Phrase, text } from '../../phrase.ts';
import { formatRational, rational, type Rational } from '../../../maths/rational.ts';
import { distinct, type Explained, type Wrong } from '../../item.ts';
import { expressionItem } from '../../item-written.ts';
import { writeNumber } from '../../text.ts';

/** Coefficients of a polynomial, highest power first. */
export type Coefficients = readonly number[];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const inDigits = (value: number, digits: string) =>
  Array.from(String(Math.abs(value)), (digit) => digits[Number(digit)] ?? '').join('');

/** The exponent as small raised digits; nothing for the first power. */
export function raised(exponent: number): string {
  return exponent === 1 ? '' : `${exponent < 0 ? '⁻' : ''}${inDigits(exponent, RAISED)}`;
}

/** A whole number as small lowered digits. */
export const lowered = (value: number) => inDigits(value, LOWERED);

/** A number in a formula, with a true minus. */
export const shown = (value: number) => writeNumber(value, 'en').replaceAll(',', '');

/** A number after a sign: a negative one in brackets. */
export const inBrackets = (value: number) => (value < 0 ? `(${shown(value)})` : shown(value));

/** `3/4`, `−2`. */
export const shownRational = (value: Rational) => formatRational(value).replace('-', '−');

/** `+ 3` or `− 3`. */
export const signed = (value: number) => `${value < 0 ? '−' : '+'} ${shown(Math.abs(value))}`;

/** `2x² − 3x + 5` from its coefficients and what stands behind each; terms of zero are left out. */
export function shownSum(terms: readonly (readonly [coefficient: number, symbol: string])[]): string {
  const written = terms
    .filter(([coefficient]) => coefficient !== 0)
    .map(([coefficient, symbol], index) => {
      const size =
        Math.abs(coefficient) === 1 && symbol !== '' ? symbol : `${shown(Math.abs(coefficient))}${symbol}`;
      if (index === 0) return coefficient < 0 ? `−${size}` : size;
      return `${coefficient < 0 ? '−' : '+'} ${size}`;
    });
  return written.length === 0 ? '0' : written.join(' ');
}

/** `2x² − 3x + 5`. */
export function shownPolynomial(coefficients: Coefficients, variable = 'x'): string {
  const top = coefficients.length - 1;
  return shownSum(
    coefficients.map((coefficient, index) => [
      coefficient,
      index === top ? '' : `${variable}${raised(top - index)}`,
    ]),
  );
}

/** The same in plain characters: what a learner would type. */
export function typed(shownFormula: string): string {
  return shownFormula
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (digits) => `^${Array.from(digits, (digit) => RAISED.indexOf(digit)).join('')}`,
    )
    .replaceAll('−', '-')
    .replaceAll('·', '*')
    .replaceAll(' ', '');
}

/** (x + a) and its kin: `(2x − 3)` from 2 and −3. */
export const shownFactor = (x: number, number: number) => `(${shownPolynomial([x, number])})`;

/** The product of two polynomials. */
export function product(a: Coefficients, b: Coefficients): number[] {
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((left, i) => b.forEach((right, j) => (result[i + j] = (result[i + j] ?? 0) + left * right)));
  return result;
}

/** The value of a polynomial at x. */
export const valueAt = (coefficients: Coefficients, x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** A formula as shown, and what tells its value from others: its coefficients. */
export interface Formula {
  readonly shown: string;
  readonly coefficients: Coefficients;
}

export const expanded = (coefficients: Coefficients): Formula => ({
  shown: shownPolynomial(coefficients),
  coefficients,
});

const key = ({ coefficients }: Formula) => {
  const first = coefficients.findIndex((coefficient) => coefficient !== 0);
  return coefficients.slice(first < 0 ? coefficients.length : first).join();
};

/** A polynomial to be typed; wrong ones that equal it or each other are left out. */
export function polynomialItem(
  parts: Explained,
  form: 'any' | 'expanded' | 'factored',
  answer: Formula,
  wrong: readonly Wrong<Formula>[],
  before?: string,
): DraftItem {
  const kept = distinct(answer, wrong, (a, b) => key(a) === key(b));
  return expressionItem(
    parts,
    { form, variables: ['x'], ...(before === undefined ? {} : { before }) },
    typed(answer.shown),
    kept.map(([formula, misconception]) => [typed(formula.shown), misconception] as const),
  );
}

/** A point or vector with two or three numbers: languages with a decimal comma part them by a semicolon. */
export function tuple(...values: readonly number[]): Phrase {
  const written = values.map(shown);
  return {
    en: `(${written.join(', ')})`,
    fr: `(${written.join(' ; ')})`,
    es: `(${written.join('; ')})`,
  };
}

/** A formula whose sine is written as each language writes it. */
export const withSine = (formula: string): Phrase => ({
  en: formula,
  fr: formula,
  es: formula.replaceAll('sin', 'sen'),
});

/** Whole numbers as exact values. */
export const exact = (...values: readonly number[]): Rational[] => values.map((value) => rational(value));

/** Names of the numbers of a list that read the same in every language. */
export const labels = (...names: readonly string[]): Phrase[] => names.map((name) => text(name));

/** A whole number from −`most` to `most`, never zero. */
export function notZero(random: { integer(from: number, to: number): number }, most: number): number {
  const drawn = random.integer(1, 2 * most);
  return drawn > most ? most - drawn : drawn;
}
