import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import { plainMarks } from './number-marks.ts';
import { greatestCommonDivisor, negate, rational, type Rational } from './rational.ts';

/** A number as a pupil typed it: its exact value, how it was written, and whether a fraction is in lowest terms. */
export interface TypedNumber {
  readonly value: Rational;
  readonly shape: 'integer' | 'decimal' | 'fraction' | 'mixed' | 'percent';
  readonly simplest: boolean;
}

/** Whole number and digits after the mark, when the text is one number in this language beyond doubt. */
interface Digits {
  readonly whole: string;
  readonly after: string;
}

const DIGITS_MAX = 30;
/**
 * Ways to write a whole or decimal number. A mark with exactly three digits behind it may part
 * thousands or decimals: in French and Spanish that is refused unless a leading zero or a second mark settles it.
 */
const WRITTEN: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/^(\d+)\.?()$/, /^(\d*)\.(\d+)$/, /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/],
  fr: [
    /^(\d+)\.?()$/,
    /^(0*)[.,](\d+)$/,
    /^(\d*)[.,](\d{1,2}|\d{4,})$/,
    /^([1-9]\d{0,2}(?: \d{3})+)(?:,(\d+))?$/,
  ],
  es: [
    /^(\d+)\.?()$/,
    /^(0*)[.,](\d+)$/,
    /^(\d*)[.,](\d{1,2}|\d{4,})$/,
    /^([1-9]\d{0,2}(?: \d{3})+)(?:,(\d+))?$/,
    /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/,
    /^([1-9]\d{0,2}(?:\.\d{3}){2,})()$/,
  ],
};

function readDigits(text: string, locale: Locale): Digits | null {
  for (const pattern of WRITTEN[locale]) {
    const found = pattern.exec(text);
    if (found) return { whole: (found[1] ?? '').replace(/\D/g, ''), after: found[2] ?? '' };
  }
  return null;
}

function readDecimal(text: string, locale: Locale): TypedNumber | null {
  const digits = readDigits(text, locale);
  if (!digits || digits.whole.length + digits.after.length > DIGITS_MAX) return null;
  const value = rational(BigInt(`${digits.whole}${digits.after}`), 10n ** BigInt(digits.after.length));
  return { value, shape: digits.after === '' ? 'integer' : 'decimal', simplest: digits.after === '' };
}

/** `3/4`, `1 1/2`. A mixed number's fraction is between 0 and 1, or it is refused. */
function readFraction(text: string): TypedNumber | null {
  const found = /^(?:(\d{1,15}) )?(\d{1,15}) ?\/ ?(\d{1,15})$/.exec(text);
  if (!found) return null;
  const [top, bottom] = [BigInt(found[2] ?? ''), BigInt(found[3] ?? '')];
  if (bottom === 0n) return null;
  const lowest = greatestCommonDivisor(top, bottom) === 1n && bottom !== 1n;
  if (found[1] === undefined) return { value: rational(top, bottom), shape: 'fraction', simplest: lowest };
  if (top === 0n || top >= bottom || BigInt(found[1]) === 0n) return null;
  return { value: rational(BigInt(found[1]) * bottom + top, bottom), shape: 'mixed', simplest: lowest };
}

function readPercent(text: string, locale: Locale): TypedNumber | null {
  if (!text.endsWith('%')) return null;
  const number = readDecimal(text.slice(0, -1).trim(), locale);
  if (!number) return null;
  const { numerator, denominator } = number.value;
  return { value: rational(numerator, denominator * 100n), shape: 'percent', simplest: false };
}

/**
 * Reads one number the way pupils type it: `7`, `-3`, `+3`, `3/4`, `1 1/2`, `1½`, `.5`, `50 %`, full-width digits,
 * any dash as a minus; `1,250` and `0.5` in English, `1 250` and `0,5` in French and Spanish.
 * Null for anything else, and for whatever could be read in two ways: silence instead of a guess.
 */
export function parseNumber(text: string, locale: Locale): TypedNumber | null {
  if (text.length > ANSWER_MAX_CHARS) return null;
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/s.exec(plainMarks(text)) ?? [];
  if (!/^[\d.,]/.test(body)) return null;
  const read = readDecimal(body, locale) ?? readFraction(body) ?? readPercent(body, locale);
  return read && sign === '-' ? { ...read, value: negate(read.value) } : read;
}
