import type { PracticeItem } from '@ori/contracts/practice';
import { relationChecker } from './fact-checkers.ts';
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

function checkPay(item: PracticeItem): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(item);
  const answer = Number(item.answer);
  const words = item.prompt.en;
  if (words.includes('gross')) return near(answer + a * (b / 100) + a * (c / 100), a);
  if (words.includes('invented')) return near(answer * 100, (c - a) * b);
  return near(answer / (1 - d / 100), b * (a + 1.5 * c));
}

function checkLamp(item: PracticeItem): boolean {
  const [old = 0, led = 0, hours = 0, days = 0, price = 0] = numbersOf(item);
  return answers(item, price * days * hours * (old / 1000 - led / 1000));
}

function checkEnergy(item: PracticeItem): boolean {
  if (item.prompt.en.includes('replaced')) return checkLamp(item);
  const numbers = numbersOf(item);
  const hasPrice = item.prompt.en.includes('costs');
  const [price, days] = hasPrice ? numbers.slice(2) : [1, ...numbers.slice(2)];
  const [watts = 0, hours = 0] = numbers;
  return answers(item, (watts / 1000) * hours * (days ?? 0) * (price ?? 0));
}

function checkChance(item: PracticeItem): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersOf(item);
  const answer = Number(item.answer);
  const words = item.prompt.en;
  if (words.includes('stall')) return near(answer, b + (a - b) * (c / 100));
  if (words.includes('phone')) return near(answer + (a / 100) * b, c);
  return near(answer, (a * b - c - d * e) / a);
}

const YES = relationChecker(
  {
    consent:
      'asked if a photo may be posted, she says: yes, that one; he says: i would love to hold hands; both talk about it and both want a hug; she says: yes, you may read my diary page; he thinks it over and says: yes, i want to come',
    'a real yes is missing':
      'she says nothing and looks away; he said yes last month and shakes his head today; she says yes after being begged ten times; he is asleep; she says yes because he threatens to show her messages; he gave the password, so his phone is read in secret; a coach asks a player who fears to lose her place',
  },
  { 'can be taken back': 'consent', 'no free and clear yes': 'a real yes is missing' },
);

/** Checkers of the life skills of 9-12. */
export const LIFE_9_12_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-consent': YES,
  'li-credit': checkCredit,
  'li-decide': checkChance,
  'li-repair': checkEnergy,
  'li-tax': checkPay,
};
