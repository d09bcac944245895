import { caseChecker, clueTable } from './language-text-checkers.ts';
import { oneOf } from './fact-checkers.ts';
import type { Checker } from './reading.ts';

const CLAIMS =
  'needs a bench; pond should be cleaned; should begin earlier; was planted before; not pure gold; walk to the market';
const EVIDENCE = 'in one hour; 14 plastic; survey; drawing; a magnet pulls; bus took';
const REASONING =
  'no better seat; breaks into bits; finds it harder; needs many years; magnets do not; quicker way';
const partners = (clues: string, partner: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [clue.trim(), partner]));

/** Checkers of the language skills of 6-8: clues written for the checks alone. */
export const LANGUAGE_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-evidence': caseChecker([
    ['school garden', 'better in the sun', '12 came up; 10 pots'],
    ['large windows', 'used more', '900 books; 60 seats'],
    ['crossing', 'too fast at this', '200 cars; own counter'],
    ['freezes every', 'shorter time', '120 days; thaw'],
    ['paper bags', 'carry more', '9 kilograms; below 5'],
    ['old letter', 'in may 1820', 'bears the date; flood that'],
  ]),
  'la-argue': oneOf(
    clueTable({
      'which sentence&the claim': CLAIMS,
      'which sentence&the evidence': EVIDENCE,
      'which sentence&the reasoning': REASONING,
      ...partners(CLAIMS, 'the claim'),
      ...partners(EVIDENCE, 'the evidence'),
      ...partners(REASONING, 'the reasoning'),
    }),
    clueTable({
      'one unfriendly dog': 'too few',
      'both days': 'too few',
      'my uncle': 'too few',
      'cannot even sing': 'attack',
      'always late': 'attack',
      'old shoes': 'attack',
      'in my class': 'many believe',
      shampoo: 'many believe',
      'most people like': 'many believe',
      socks: 'after it',
      rooster: 'after it',
      stormed: 'after it',
    }),
  ),
};
