import type { ShareOutProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';

type Jar = ShareOutProps['jars'][number];
export type Standing =
  | { readonly at: 'left' | 'over'; readonly amount: number }
  | { readonly at: 'too-little' | 'too-much'; readonly jar: Jar }
  | { readonly at: 'done' };

/** Far below any step, far above the noise of adding decimals. */
const NOISE = 1e-6;

/** Where the sharing stands: first whether the sum fits, then whether each jar has what it needs. */
export function standing({ total, jars }: ShareOutProps, given: readonly number[]): Standing {
  const left = total - given.reduce((sum, amount) => sum + amount, 0);
  if (left < -NOISE) return { at: 'over', amount: -left };
  if (left > NOISE) return { at: 'left', amount: left };
  const short = jars.find(({ least = 0 }, index) => (given[index] ?? 0) < least - NOISE);
  if (short) return { at: 'too-little', jar: short };
  const full = jars.find(({ most = Infinity }, index) => (given[index] ?? 0) > most + NOISE);
  return full ? { at: 'too-much', jar: full } : { at: 'done' };
}

/** The unit as it stands beside an amount: 1 vote, 2 votes; in French also 0 vote. */
export function unitBeside({ unit, unitOfOne }: ShareOutProps, amount: number, locale: Locale): string {
  return new Intl.PluralRules(locale).select(amount) === 'one' ? unitOfOne : unit;
}
