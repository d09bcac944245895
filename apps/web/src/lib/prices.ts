import { CURRENCY } from '@ori/contracts/billing-plans';
import { moneyWords } from '@ori/core/words/money';

/** An amount in cents as a language writes it: "$29", "49,99 $US". Whole amounts carry no cents. */
export const priceWords = (cents: number, language: string, currency: string = CURRENCY): string =>
  moneyWords(cents, language, currency);
