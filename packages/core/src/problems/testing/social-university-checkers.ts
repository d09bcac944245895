import { oneOf } from './fact-checkers.ts';
import { numbersOf, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Counts ring by ring, decays year span by year span, or walks on a line where 1 BCE is 0. */
const checkDating: Checker = (item) => {
  const [first = 0, second = 0, third = 0] = numbersOf(item);
  if (item.prompt.en.includes('rings')) return Number(item.answer) + (first - 1) === second;
  if (item.prompt.en.includes('BP')) return 1950 - first === 1 - Number(item.answer);
  const left = first * 0.5 ** (Number(item.answer) / 5730);
  return Math.abs(left - (numbersOf(item).at(-1) ?? 0)) < 1e-6 && second + third > 0;
};

/** Checkers of the social skills of university. */
export const SOCIAL_UNIVERSITY_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-archaeo': checkDating,
  'ss-ethno': oneOf(
    clueChecker({
      'collective benefit': 'as a whole',
      'authority to control': 'govern how',
      responsibility: 'account for',
      ethics: 'well-being',
      'findable and accessible': 'locate',
      'prior and informed': 'without pressure',
    }),
    clueChecker({
      'may go on as described':
        'receives all data; elders decide; named and paid; ask again; owned by its speakers; without any loss',
      'must stop or change first':
        'without asking; put online; patented; sacred places; do not read; withdraws',
    }),
  ),
};
