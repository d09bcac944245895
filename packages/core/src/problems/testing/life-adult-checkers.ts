import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, type Checker } from './reading.ts';

function checkInvest(item: PracticeItem): boolean {
  const [first = 0, second = 0, third = 0] = numbersOf(item);
  const grown = (years: number) => first * Math.exp(years * Math.log1p(second / 100));
  if (item.prompt.en.startsWith('As an example')) return answers(item, grown(third));
  if (item.prompt.en.startsWith('Three years')) return answers(item, grown(2) + grown(1) + grown(0));
  return answers(item, first - (first * second) / 100 + ((first - (first * second) / 100) * third) / 100);
}

/** Checkers of the life skills for adults. */
export const LIFE_ADULT_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-invest': checkInvest,
};
