import { oneOf } from './fact-checkers.ts';
import type { Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Checkers of the social skills of university. */
export const SOCIAL_UNIVERSITY_CHECKERS: Readonly<Record<string, Checker>> = {
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
