import { CURRENCY } from '@ori/contracts/billing-plans';

const CENTS = 100;

/** An amount in cents as a language writes it: "$29", "49,99 $US". Whole amounts carry no cents. */
export function priceWords(cents: number, language: string, currency: string = CURRENCY): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(cents / CENTS);
}
