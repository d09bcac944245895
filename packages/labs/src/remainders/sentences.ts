import type { Locale } from '@ori/contracts/locale';
import { commonDivisor, type Condition, quarrel, solve } from '@ori/core/number-theory/remainders';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const listed = (values: readonly number[]) => values.join(', ');

/** `2 when divided by 3; 3 when divided by 5`. */
export function wantedWords(conditions: readonly Condition[], locale: Locale): string {
  return conditions.map((condition) => say(WORDS.wanted, locale, { ...condition })).join('; ');
}

/** Why no number fits; empty where one does. */
function noneWords(conditions: readonly Condition[], locale: Locale): string {
  const [first, second] = quarrel(conditions) ?? [];
  if (!first || !second) return '';
  const [a, b] = [first.modulus, second.modulus];
  const blanks = { a, b, factor: commonDivisor(a, b), ra: first.remainder, rb: second.remainder };
  return say(WORDS.none, locale, blanks);
}

/** What the number leaves, and whether it is what was looked for. */
export function standingWords(conditions: readonly Condition[], value: number, locale: Locale): string {
  const solution = solve(conditions);
  const left = conditions.map(({ modulus }) => value % modulus);
  const wanted = conditions.map(({ remainder }) => remainder);
  const blanks = { value, remainders: listed(left), wanted: listed(wanted), period: solution?.period ?? 0 };
  if (!solution) return `${say(WORDS.leaves, locale, blanks)} ${noneWords(conditions, locale)}`;
  if (listed(left) !== listed(wanted)) return say(WORDS.leaves, locale, blanks);
  return say(value < solution.period ? WORDS.fitsLeast : WORDS.fitsLater, locale, blanks);
}

/** `2 × 70 + 3 × 21 − 105` from how often each step was taken. */
export function builtWords(taken: readonly (readonly [step: number, times: number])[]): string {
  const parts = taken
    .filter(([, times]) => times > 0)
    .map(([step, times]) => {
      const size = times === 1 ? String(Math.abs(step)) : `${times} × ${Math.abs(step)}`;
      return `${step < 0 ? '−' : '+'} ${size}`;
    });
  return parts.join(' ').replace(/^\+ /, '');
}
