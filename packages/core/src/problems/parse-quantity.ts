import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import { plainMarks } from '../maths/number-marks.ts';
import { parseNumber } from '../maths/parse-number.ts';
import { rational, type Rational } from '../maths/rational.ts';

const SUPERSCRIPTS: Readonly<Record<string, string>> = { '²': '2', '³': '3' };

/** Units compare without case marks of powers: `cm²`, `cm^2` and `cm2` are one; `MeV` and `meV` are two. */
function plainUnit(unit: string): string {
  return plainMarks(unit)
    .replace(/[²³]/g, (mark) => SUPERSCRIPTS[mark] ?? mark)
    .replace(/[\s^.]/g, '');
}

/** The number before a unit, as in `24 cm²`; null when the text does not end in this very unit. */
function numberBefore(unit: string, answer: string): string | null {
  const [, number, given] =
    /^(.*[\d½⅓⅔¼¾])\s*([^\d½⅓⅔¼¾\s][^\s½⅓⅔¼¾\d]*)$/s.exec(withoutPowers(answer)) ?? [];
  return number !== undefined && given !== undefined && plainUnit(given) === plainUnit(unit) ? number : null;
}

/**
 * A number with its unit, or without: the question names the unit already. Null for another unit,
 * since we do not convert behind a learner's back, and for what is not surely one number.
 */
export function parseQuantity(answer: string, unit: string | undefined, locale: Locale): Rational | null {
  if (answer.length > ANSWER_MAX_CHARS) return null;
  const bare = parseNumber(answer, locale);
  if (unit === undefined) return bare?.value ?? null;
  if (bare && bare.shape !== 'percent') return bare.value;
  const number = numberBefore(unit, answer);
  return number === null ? null : (parseNumber(number, locale)?.value ?? null);
}

/** `24 cm2` and `24 cm^2` as `24 cm²`, so that the last digit belongs to the number. */
function withoutPowers(answer: string): string {
  return answer
    .trim()
    .replace(/([a-zA-Z])\^?2$/, '$1²')
    .replace(/([a-zA-Z])\^?3$/, '$1³');
}

/** The value of an item's own answer or distractor: `7`, `-3/4`, `0.25`. Throws on anything else. */
export function exactValue(canonical: string): Rational {
  const typed = parseNumber(canonical, 'en');
  if (typed) return typed.value;
  const [, digits = '', exponent = ''] = /^(\d+)e-(\d+)$/.exec(canonical) ?? [];
  if (digits === '') throw new Error(`"${canonical}" is not a number an item may carry`);
  return rational(BigInt(digits), 10n ** BigInt(exponent));
}
