import type { PracticeItem } from '@ori/contracts/practice';
import { answers, near, numbersOf, type Checker } from './reading.ts';

/** The debt after so many periods, each with its interest and then its payment. */
function owed(debt: number, percent: number, periods: number, payment: number): number {
  let left = debt;
  for (let period = 0; period < periods; period += 1) left += (left * percent) / 100 - payment;
  return left;
}

function checkCredit(item: PracticeItem): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbersOf(item);
  if (item.prompt.en.startsWith('A loan')) return answers(item, owed(first, second, third, 0));
  if (item.prompt.en.startsWith('A card')) return answers(item, owed(first, second, 2, third));
  return near(Number(item.answer) + first, second + third * fourth);
}

/** Checkers of the life skills of 9-12. */
export const LIFE_9_12_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-credit': checkCredit,
};
