import { CURRENCY } from '@ori/contracts/billing-plans';
import type { Locale } from '@ori/contracts/locale';

/** An amount in cents as people of the language write it. */
export function moneyIn(locale: Locale, cents: number, currency: string = CURRENCY): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(locale, style).format(cents / 100);
}

/** A date as people of the language write it, where they are. */
export function dayIn(locale: Locale, timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
}
