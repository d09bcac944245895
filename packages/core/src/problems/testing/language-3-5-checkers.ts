import { caseChecker, clueTable } from './language-text-checkers.ts';
import type { Checker } from './reading.ts';

/** Checkers of the language skills of 3-5: clues written for the checks alone. */
export const LANGUAGE_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-infer': caseChecker([
    ['bicycle passed', 'expecting', 'ran to the window; second cup'],
    ['boots left', 'raining', 'prints; brim'],
    ['third row', 'nervous', 'shake; whispered'],
    ['bakery', 'wanted bread', 'empty; line of people'],
    ['straw hat', 'little rain', 'watering can; cracked'],
    ['turned the map', 'lost', 'third time; this fountain'],
  ]),
  'la-mainidea': clueTable({
    'main idea?&shakes her body': 'dance',
    'main idea?&hump': 'suits',
    'main idea?&post rider': 'moving fast',
    'main idea?&dough': 'yeast makes',
    'main idea?&lighthouse': 'safe way',
    'main idea?&wings': 'seeds travel',
    'does not belong&shakes her body': 'honey keeps',
    'does not belong&hump': 'warm cloth',
    'does not belong&post rider': 'foal',
    'does not belong&dough': 'like their bread',
    'does not belong&lighthouse': 'fine pictures',
    'does not belong&wings': 'press oil',
    'supports it best&flowers': 'straight to the same',
    'supports it best&camel': 'wide feet',
    'supports it best&letters': 'next station',
    'supports it best&yeast': 'stays flat',
    'supports it best&ships': 'fog',
    'supports it best&seeds travel': 'berries',
  }),
};
