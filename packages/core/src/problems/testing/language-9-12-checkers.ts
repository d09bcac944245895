import { clueTable } from './language-text-checkers.ts';
import { rightOption, type Checker } from './reading.ts';

const FOOT_OF: Readonly<Record<string, string>> = {
  'da DUM da': 'iambs',
  'DUM da DUM': 'trochees',
  'da da DUM': 'anapests',
  'DUM da da': 'dactyls',
};

/** Heavy unless the syllable is one short vowel at its very end. */
const marksOf = (word: string) =>
  word
    .split('-')
    .map((syllable) => (/[^aiuāīūeo][aiu]$/.test(syllable) ? 'L' : 'G'))
    .join(' ');

/** All patterns of light and heavy syllables, listed one by one. */
function listed(size: number, heavyCosts: number): number {
  if (size === 0) return 1;
  return listed(size - 1, heavyCosts) + (size >= heavyCosts ? listed(size - heavyCosts, heavyCosts) : 0);
}

const checkVerse: Checker = (item) => {
  const prompt = item.prompt.en;
  const line = /goes: (\S+ \S+ \S+)/.exec(prompt)?.[1];
  if (line !== undefined) return rightOption(item) === FOOT_OF[line];
  const word = /Scan (\S+)\./.exec(prompt)?.[1];
  if (word !== undefined) return rightOption(item) === marksOf(word);
  const size = Number(/(\d+) (?:beats\?|syllables are)/.exec(prompt)?.[1]);
  return Number(item.answer) === listed(size, prompt.includes('beats?') ? 2 : 1);
};

const TRUST = 'ethos';
const FEELING = 'pathos';
const REASON = 'logos';
const PRIMARY = 'primary source';
const SECONDARY = 'secondary source';

/** Checkers of the language skills of 9-12. */
export const LANGUAGE_9_12_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-poetry': checkVerse,
  'la-primary': clueTable({
    'papyrus, written': PRIMARY,
    logbook: PRIMARY,
    'class register': PRIMARY,
    photograph: PRIMARY,
    'account roll of': PRIMARY,
    'record of the debate': PRIMARY,
    'believed about rome': PRIMARY,
    'letters that its members': PRIMARY,
    'commentary from': SECONDARY,
    'happened in ancient': SECONDARY,
    novel: SECONDARY,
    'printed in 1951': SECONDARY,
    actors: SECONDARY,
    'student of today': SECONDARY,
    'roman emperor': SECONDARY,
    'textbook table': SECONDARY,
    'king’s inscription': 'wanted to be seen',
    'bad copper': 'a buyer complained',
    rations: 'written in their village',
    'two diaries': 'where each writer stood',
    'only in a copy': 'compare other copies',
    'an officer': 'as the officer chose',
    'letter home': 'wanted his family',
    'tax list': 'officer listed',
    'best clothes': 'had it taken',
    '300 years after': 'poet’s own time',
    'same newspaper': 'may share one',
    'torn out': 'it is missing',
  }),
  'la-rhetoric': clueTable({
    roofs: TRUST,
    nurse: TRUST,
    'my word': TRUST,
    engineers: TRUST,
    'in the cold': FEELING,
    'old oak': FEELING,
    smile: FEELING,
    weeps: FEELING,
    lamps: REASON,
    'ten tests': REASON,
    'opens at nine': REASON,
    boils: REASON,
    'with hope': 'anaphora',
    'she wrote': 'anaphora',
    'our street': 'anaphora',
    'were soft': 'antithesis',
    'promised much': 'antithesis',
    mayor: 'antithesis',
    'such water': 'rhetorical',
    'ten years': 'rhetorical',
    playground: 'rhetorical',
    harvest: 'understatement',
    champion: 'understatement',
    cellar: 'understatement',
  }),
};
