import type { PracticeItem } from '@ori/contracts/practice';
import { relationChecker } from './fact-checkers.ts';
import { answers, numbersOf, type Checker } from './reading.ts';

function checkInvest(item: PracticeItem): boolean {
  const [first = 0, second = 0, third = 0] = numbersOf(item);
  const grown = (years: number) => first * Math.exp(years * Math.log1p(second / 100));
  if (item.prompt.en.startsWith('As an example')) return answers(item, grown(third));
  if (item.prompt.en.startsWith('Three years')) return answers(item, grown(2) + grown(1) + grown(0));
  return answers(item, first - (first * second) / 100 + ((first - (first * second) / 100) * third) / 100);
}

const CARE = relationChecker(
  {
    'care that respects':
      'asking grandfather which of two shirts he likes; knocking before you enter her room; letting a toddler pour the water slowly; sharing the nights with a brother or sister; asking a doctor instead of guessing; telling a child what will happen next',
    'needs another way':
      'speaking about grandmother as if she were not there; dressing a child who is proud to do it alone; going without sleep for weeks and telling nobody; leaving a baby alone in the bath for a phone call; opening her letters without asking; shouting because it takes too long',
  },
  { 'keeps a choice and a voice': 'care that respects', 'loses dignity': 'needs another way' },
);

/** Checkers of the life skills for adults. */
export const LIFE_ADULT_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-care': CARE,
  'li-invest': checkInvest,
};
