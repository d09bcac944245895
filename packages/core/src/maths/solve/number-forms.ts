import { text } from '../../problems/text.ts';
import {
  absolute,
  compare,
  equals,
  formatRational,
  multiply,
  rational,
  subtract,
  type Rational,
} from '../rational.ts';
import { decimalText, placesOf, rounded } from '../written-number.ts';
import { NEXT_DIGIT, OF_MEANS_TIMES, SAME_FORM, TIMES_HUNDRED, DIVIDE, WORK_BACK } from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { percentWords } from './percent.ts';
import { fractionForms, inEach, plainNumber, step, type Solution } from './solution.ts';

const PLACE_VALUES = text({
  en: 'Write it over 10, 100, 1000 … and simplify.',
  fr: 'On l’écrit sur 10, 100, 1000… et on simplifie.',
  es: 'Se escribe sobre 10, 100, 1000… y se simplifica.',
});

/** A number as a fraction, a decimal or a percent. Null where its decimals never end. */
export function convertNumber(value: Rational, to: 'fraction' | 'decimal' | 'percent'): Solution | null {
  const places = placesOf(to === 'percent' ? multiply(value, rational(100)) : value);
  if (to !== 'fraction' && (places === null || places > 6)) return null;
  if (to === 'fraction') {
    const words = inEach(() => formatRational(value));
    return numberSolution('convert', value, [{ text: words, reason: PLACE_VALUES }], { words });
  }
  const words =
    to === 'decimal'
      ? inEach((locale) => plainNumber(value, locale))
      : percentWords(multiply(value, rational(100)));
  return numberSolution(
    'convert',
    value,
    [{ text: words, reason: to === 'decimal' ? DIVIDE : TIMES_HUNDRED }],
    { words },
  );
}

/** A part of a number: 3/4 of 20. */
export function fractionOf(fraction: Rational, whole: Rational): Solution | null {
  const value = multiply(fraction, whole);
  if (fraction.numerator <= 0n || whole.numerator <= 0n) return null;
  if (
    value.numerator * fraction.denominator * whole.denominator !==
    fraction.numerator * whole.numerator * value.denominator
  )
    return null;
  const words = inEach((locale) => fractionForms(value, locale));
  const write = (locale: 'en' | 'fr' | 'es') =>
    `${formatRational(fraction)} * ${plainNumber(whole, locale)} = ${fractionForms(value, locale)}`;
  return numberSolution('fraction-of', value, [step(write, OF_MEANS_TIMES)], { words });
}

/** Rounded to so many decimal places, or with a negative count to tens and hundreds. Null below zero. */
export function roundTo(value: Rational, places: number): Solution | null {
  if (value.numerator < 0n || places > 6 || places < -6) return null;
  const result = rounded(value, places);
  const unit = places >= 0 ? rational(1, 10n ** BigInt(places)) : rational(10n ** BigInt(-places));
  // No other number of that kind is nearer.
  if (compare(multiply(rational(2), absolute(subtract(result, value))), unit) > 0) return null;
  const words = inEach((locale) => {
    const written = decimalText(result, locale) ?? formatRational(result);
    if (places <= 0) return written;
    const mark = locale === 'en' ? '.' : ',';
    const [whole = '', after = ''] = written.split(mark);
    return `${whole}${mark}${after.padEnd(places, '0')}`;
  });
  return numberSolution('round', result, [{ text: words, reason: NEXT_DIGIT }], { words });
}

const BIGGER = { en: '{number} is bigger', fr: '{number} est plus grand', es: '{number} es mayor' };
const EQUAL = { en: 'they are equal', fr: 'ils sont égaux', es: 'son iguales' };

/** Which of two numbers is bigger, by their common denominator. `written` is how each was typed. */
export function compareNumbers(
  values: readonly [Rational, Rational],
  written: readonly [string, string],
): Solution {
  const [a, b] = values;
  const bottom = a.denominator * b.denominator;
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const bigger = left > right ? written[0] : written[1];
  const words = equals(a, b) ? text(EQUAL) : text(BIGGER, { number: bigger });
  return {
    kind: 'compare',
    answer: { kind: 'words' },
    words,
    steps: [step(() => `${left}/${bottom}; ${right}/${bottom}`, SAME_FORM)],
    check: WORK_BACK,
  };
}
