import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';
import { add, compare, divide, equals, multiply, rational, subtract, type Rational } from '../rational.ts';
import { decimalText, rounded } from '../written-number.ts';
import {
  ADD_CHANGE,
  FIND_CHANGE,
  OF_MEANS_TIMES,
  OVER_START,
  PART_OF_WHOLE,
  PERCENT_MEANS,
  TAKE_CHANGE,
  TIMES_HUNDRED,
  UNDO_PERCENT,
} from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { inEach, plainNumber, step, type Solution } from './solution.ts';

const ZERO = rational(0);
const HUNDRED = rational(100);
const asFraction = (percent: Rational) => divide(percent, HUNDRED);

/** `12.5 %`, or `≈ 33.33 %` where decimals do not end. */
export function percentWords(value: Rational): LocalisedText {
  return inEach((locale) => {
    const exactly = decimalText(value, locale);
    const space = locale === 'en' ? '' : '\u00a0';
    return exactly && exactly.length <= 8
      ? `${exactly}${space}%`
      : `≈ ${decimalText(rounded(value, 2), locale)}${space}%`;
  });
}

/** percent % of whole. */
export function percentOf(percent: Rational, whole: Rational): Solution | null {
  const value = multiply(asFraction(percent), whole);
  if (compare(percent, ZERO) < 0) return null;
  if (whole.numerator !== 0n && !equals(multiply(divide(value, whole), HUNDRED), percent)) return null;
  return numberSolution('percent', value, [
    step((locale) => `${plainNumber(percent, locale)}% = ${plainNumber(percent, locale)}/100`, PERCENT_MEANS),
    step(
      (locale) =>
        `${plainNumber(percent, locale)}/100 * ${plainNumber(whole, locale)} = ${plainNumber(value, locale)}`,
      OF_MEANS_TIMES,
    ),
  ]);
}

/** What percent of the whole the part is. Null when there is no whole. */
export function whatPercent(part: Rational, whole: Rational): Solution | null {
  if (whole.numerator <= 0n || part.numerator < 0n) return null;
  const value = multiply(divide(part, whole), HUNDRED);
  if (!equals(multiply(asFraction(value), whole), part)) return null;
  return numberSolution(
    'percent',
    value,
    [
      step((locale) => `${plainNumber(part, locale)}/${plainNumber(whole, locale)}`, PART_OF_WHOLE),
      { text: percentWords(value), reason: TIMES_HUNDRED },
    ],
    { words: percentWords(value) },
  );
}

/** The whole of which `part` is so many percent. */
export function wholeFromPercent(part: Rational, percent: Rational): Solution | null {
  if (percent.numerator <= 0n) return null;
  const value = divide(part, asFraction(percent));
  if (!equals(multiply(asFraction(percent), value), part)) return null;
  return numberSolution('percent', value, [
    step((locale) => `${plainNumber(percent, locale)}/100 * n = ${plainNumber(part, locale)}`, PERCENT_MEANS),
    step((locale) => `n = ${plainNumber(value, locale)}`, UNDO_PERCENT),
  ]);
}

/** A value raised or lowered by so many percent of itself. */
export function changedByPercent(start: Rational, percent: Rational, way: 'up' | 'down'): Solution | null {
  if (percent.numerator < 0n || start.numerator < 0n) return null;
  const change = multiply(asFraction(percent), start);
  const value = way === 'up' ? add(start, change) : subtract(start, change);
  const factor = way === 'up' ? add(HUNDRED, percent) : subtract(HUNDRED, percent);
  if (!equals(multiply(asFraction(factor), start), value)) return null;
  const sign = way === 'up' ? '+' : '-';
  return numberSolution('percent', value, [
    step(
      (locale) =>
        `${plainNumber(percent, locale)}/100 * ${plainNumber(start, locale)} = ${plainNumber(change, locale)}`,
      FIND_CHANGE,
    ),
    step(
      (locale) =>
        `${plainNumber(start, locale)} ${sign} ${plainNumber(change, locale)} = ${plainNumber(value, locale)}`,
      way === 'up' ? ADD_CHANGE : TAKE_CHANGE,
    ),
  ]);
}

const UP = { en: '{size} increase', fr: 'hausse de {size}', es: 'aumento del {size}' };
const DOWN = { en: '{size} decrease', fr: 'baisse de {size}', es: 'disminución del {size}' };

/** By how many percent a value rises or falls. Null from zero, where percent mean nothing. */
export function percentChange(start: Rational, end: Rational): Solution | null {
  if (start.numerator <= 0n) return null;
  const change = subtract(end, start);
  const value = multiply(divide(change, start), HUNDRED);
  if (!equals(multiply(start, asFraction(add(HUNDRED, value))), end)) return null;
  const size = percentWords(value.numerator < 0n ? subtract(ZERO, value) : value);
  return numberSolution(
    'percent',
    value,
    [
      step(
        (locale) =>
          `${plainNumber(end, locale)} - ${plainNumber(start, locale)} = ${plainNumber(change, locale)}`,
        FIND_CHANGE,
      ),
      { text: size, reason: OVER_START },
    ],
    { words: text(value.numerator < 0n ? DOWN : UP, { size }) },
  );
}
