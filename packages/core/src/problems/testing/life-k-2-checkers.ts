import { sequenceChecker } from './fact-checkers.ts';
import type { Checker } from './reading.ts';

/** Checkers of the life skills of K-2. */
export const LIFE_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-hygiene': sequenceChecker({
    'clean hands': 'wet the hands > take soap > rub the hands > rinse the hands > dry the hands',
    'clean teeth': 'take the toothbrush > put toothpaste on > brush all teeth > spit it out > put the brush away',
    'bath time': 'take clothes off > get into the tub > wash the body > step out > put pajamas on',
    'an apple snack': 'choose an apple > wash the apple > eat the apple > throw the core away',
    'going out to play': 'put socks on > put shoes on > close the shoes > run outside',
    'a runny nose': 'take a tissue > blow the nose > throw the tissue away > wash both hands',
    'a good night': 'lie down in bed > turn off the light > fall asleep > wake up',
  }),
};
