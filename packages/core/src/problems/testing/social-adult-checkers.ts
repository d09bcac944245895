import type { Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Checkers of the social skills for adults. */
export const SOCIAL_ADULT_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-civic': clueChecker({
    'local matter': 'crossing; town council',
    election: 'who will govern; vote in',
    'legal quarrel': 'landlord; court',
    'count of voices': 'how many people; petition',
    spending: 'town spent; accounts',
    peace: 'noise; mediator',
    wages: 'wages; trade union',
    'national law': 'national law; parliament',
    bribe: 'under the table; corruption',
    time: 'two hours; volunteer',
    verdict: 'guilty; jury',
    advice: 'before you sign; legal advice',
  }),
};
