import type { Locale } from '@ori/contracts/locale';
import { formatRational, isWhole, rational, type Rational } from './rational.ts';

const PLACES_MAX = 12;

/** How many decimal places a fraction needs, or null when its decimals never end or are too many to write. */
export function placesOf(value: Rational): number | null {
  let scale = 1n;
  for (let places = 0; places <= PLACES_MAX; places += 1, scale *= 10n) {
    if (scale % value.denominator === 0n) return places;
  }
  return null;
}

/** `-0.25`, `0,25`: all decimals of a number that has an end; null for one that has none. */
export function decimalText(value: Rational, locale: Locale): string | null {
  const places = placesOf(value);
  if (places === null) return null;
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const digits = ((size * 10n ** BigInt(places)) / value.denominator).toString().padStart(places + 1, '0');
  const sign = value.numerator < 0n ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}${locale === 'en' ? '.' : ','}${digits.slice(-places)}`;
}

/** Rounded half away from zero to so many places; a negative count rounds to tens, hundreds. */
export function rounded(value: Rational, places: number): Rational {
  const scale = places >= 0 ? rational(10n ** BigInt(places)) : rational(1n, 10n ** BigInt(-places));
  const top = 2n * (value.numerator < 0n ? -value.numerator : value.numerator) * scale.numerator;
  const bottom = value.denominator * scale.denominator;
  const whole = (top + bottom) / (2n * bottom);
  const signed = value.numerator < 0n ? -whole : whole;
  return rational(signed * scale.denominator, scale.numerator);
}

/** `5`, `-3/4`, or `1 3/4` as a mixed number. */
export function mixedText(value: Rational): string {
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  if (isWhole(value) || size < value.denominator) return formatRational(value);
  const sign = value.numerator < 0n ? '-' : '';
  return `${sign}${size / value.denominator} ${size % value.denominator}/${value.denominator}`;
}
