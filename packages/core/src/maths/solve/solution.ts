import { LOCALES, type Locale, type LocalisedText } from '@ori/contracts/locale';
import type { Expression } from '../expressions/expression.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { sameFunction } from '../expressions/same-function.ts';
import type { SolutionSet } from '../inequalities/solution-set.ts';
import { formatRational, isWhole, type Rational } from '../rational.ts';
import { decimalText, mixedText } from '../written-number.ts';

/** One line of a worked solution: what is written, and why. */
export interface SolutionStep {
  readonly text: LocalisedText;
  readonly reason: LocalisedText;
}

/** An answer as an exact value; `words` when it is a sentence, such as yes or no. */
export type SolutionAnswer =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'numbers'; readonly values: readonly Rational[] }
  | { readonly kind: 'expression'; readonly value: Expression }
  /** What the letters may be; each row is one solution. Without a row, there is none. */
  | { readonly kind: 'letters'; readonly rows: readonly (readonly LetterValue[])[] }
  | { readonly kind: 'set'; readonly letter: string; readonly set: SolutionSet }
  | { readonly kind: 'words' };
export interface LetterValue {
  readonly letter: string;
  readonly value: Expression;
}

export const KINDS = [
  'arithmetic',
  'evaluate',
  'fraction-of',
  'convert',
  'compare',
  'round',
  'percent',
  'ratio',
  'common-factor',
  'common-multiple',
  'prime-factors',
  'prime',
  'factors',
  'remainder',
  'equation',
  'system',
  'inequality',
  'simplify',
  'surd',
  'factor',
  'derivative',
  'integral',
  'statistics',
  'area',
  'perimeter',
  'volume',
  'circle',
  'pythagoras',
  'angles',
  'coordinates',
  'sequence',
  'units',
  'temperature',
  'balance',
  'molar-mass',
] as const;

/** A problem solved, each step with its reason, verified by a second way before it is returned. */
export interface Solution {
  readonly kind: (typeof KINDS)[number];
  readonly answer: SolutionAnswer;
  /** The answer as it is said. */
  readonly words: LocalisedText;
  readonly steps: readonly SolutionStep[];
  /** How the learner can check it. */
  readonly check: LocalisedText;
}

/** The same text made for each language: numbers are written differently in each. */
export function inEach(write: (locale: Locale) => string): LocalisedText {
  const [en, fr, es] = LOCALES.map(write);
  return { en: en ?? '', fr: fr ?? '', es: es ?? '' };
}

/** `0.25` where decimals end soon, else `1/3`. */
export function plainNumber(value: Rational, locale: Locale): string {
  return decimalText(value, locale) ?? formatRational(value);
}

/** A number as it stands behind a sign: `5`, `(-5)`. */
export function bracketed(value: Rational, locale: Locale): string {
  const plain = plainNumber(value, locale);
  return value.numerator < 0n ? `(${plain})` : plain;
}

/** `7/4 (= 1 3/4 = 1.75)`: a fraction in every form that is of use. */
export function fractionForms(value: Rational, locale: Locale): string {
  if (isWhole(value)) return formatRational(value);
  const plain = formatRational(value);
  const others = [mixedText(value), decimalText(value, locale)].filter(
    (form) => form !== null && form !== plain && form.length <= 12,
  );
  return others.length === 0 ? plain : `${plain} (= ${others.join(' = ')})`;
}

export const step = (write: (locale: Locale) => string, reason: LocalisedText): SolutionStep => ({
  text: inEach(write),
  reason,
});

/** Whether the printed expression, read again by a learner, is this very expression. */
export function printsPlainly(node: Expression): boolean {
  const again = parseExpression(printExpression(node), { locale: 'en', functions: true });
  return again !== null && sameFunction(again, node) === true;
}
