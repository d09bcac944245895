import { relationChecker } from './fact-checkers.ts';
import { caseChecker, clueTable } from './language-text-checkers.ts';
import type { Checker } from './reading.ts';

const SIMILE = 'simile; a word such as';
const METAPHOR = 'metaphor; without a word';
const PERSON = 'personification; act or feel';
const HYPERBOLE = 'hyperbole; far more';

const TEXT_OF_I = 'I heard; we rowed; my goat; believed me';
const TEXT_OF_ONE = 'Ngozi; he hoped; Sofia; Bao';
const TEXT_OF_ALL = 'Eva; felt only joy; neither twin; queen';
const told = (clues: string, by: string) =>
  Object.fromEntries(clues.split(';').map((clue) => [clue.trim(), by]));

const NOUNS = 'river; teacher; joy; pencil; friendship';
const VERBS = 'eat; write; grow; forget; bring';
const PRONOUNS = 'she; they; we; you';

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
  'la-theme': clueTable({
    'its theme?&hare laughed': 'steady effort',
    'its theme?&caught a mouse': 'even the small',
    'its theme?&shepherd boy': 'whoever lies',
    'its theme?&bone in his mouth': 'wants too much',
    'its theme?&thirsty crow': 'clever idea',
    'its theme?&a father gave': 'together we',
    'shows it best&steady': 'walked on',
    'shows it best&the small': 'gnawed',
    'shows it best&lies': 'nobody believed',
    'shows it best&too much': 'own bone fell',
    'shows it best&clever': 'water rose',
    'shows it best&together we': 'nobody could break',
    'same theme&hare laughed': 'lin practised',
    'same theme&caught a mouse': 'sami',
    'same theme&shepherd boy': 'noor',
    'same theme&bone in his mouth': 'fisher',
    'same theme&thirsty crow': 'planks',
    'same theme&a father gave': 'one ant',
  }),
  'la-figur': clueTable({
    'small bell': SIMILE,
    'as a cat': SIMILE,
    mirror: SIMILE,
    library: METAPHOR,
    arrows: METAPHOR,
    'a river of': METAPHOR,
    whispered: PERSON,
    complained: PERSON,
    'greet us': PERSON,
    million: HYPERBOLE,
    'a ton': HYPERBOLE,
    elephant: HYPERBOLE,
  }),
  'la-pov': clueTable({
    'somebody in the story tell it?': TEXT_OF_I,
    'hear one mind': TEXT_OF_ONE,
    'voice know all': TEXT_OF_ALL,
    ...told(TEXT_OF_I, 'somebody in'),
    ...told(TEXT_OF_ONE, 'one mind'),
    ...told(TEXT_OF_ALL, 'all minds'),
  }),
  'la-vocab': relationChecker({
    'tele-': 'far',
    'bio-': 'life',
    'geo-': 'earth',
    'aqua-': 'water',
    'micro-': 'small',
    'multi-': 'many',
    '-graph-': 'write',
    '-phon-': 'sound',
    '-therm-': 'heat',
    '-port-': 'carry',
    '-spect-': 'look',
    'chrono-': 'time',
  }),
  'la-parts': clueTable({
    ...told(NOUNS, 'noun; it names'),
    ...told(VERBS, 'verb; it tells'),
    ...told(PRONOUNS, 'pronoun; in place of'),
  }),
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
