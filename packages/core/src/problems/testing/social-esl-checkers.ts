import type { Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Checkers of the social skills for learners of English. */
export const SOCIAL_ESL_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-citizen': clueChecker({
    post: 'parcel; post office',
    books: 'borrow; library',
    health: 'sore throat; health center',
    money: 'account; the bank',
    children: 'enroll; school office',
    theft: 'stolen; police',
    work: 'cook; job center',
    trains: 'return ticket; train station',
    home: 'hot water; landlord',
    medicine: 'tablets; pharmacy',
    address: 'new address; town hall',
    teeth: 'my tooth; dentist',
  }),
};
