import { CURRENCY } from '@ori/contracts/billing-plans';
import type { Locale } from '@ori/contracts/locale';
import { moneyWords } from '@ori/core/words/money';

/** An amount in cents as people of the language write it, with its cents, as receipts do. */
export function moneyIn(locale: Locale, cents: number, currency: string = CURRENCY): string {
  return moneyWords(cents, locale, currency, 'always');
}

/** A date as people of the language write it, where they are. */
export function dayIn(locale: Locale, timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
}
