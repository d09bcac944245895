import type { PracticeItem } from '@ori/contracts/practice';
import { oneOf } from './fact-checkers.ts';
import { clueTable } from './language-text-checkers.ts';
import type { Checker } from './reading.ts';

const SMALL = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const STEMS: Readonly<Record<string, number>> = {
  thir: 3,
  for: 4,
  four: 4,
  fif: 5,
  six: 6,
  seven: 7,
  eigh: 8,
  nine: 9,
  twen: 2,
};

/** The stem before -teen or -ty; the four of forty has lost its u, the one of fourteen has kept it. */
function stemOf(word: string, ending: string, misspelled: string): number {
  const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : misspelled;
  return stem === misspelled ? Number.NaN : (STEMS[stem] ?? Number.NaN);
}

/** The value of a number word, read back. */
function readNumber(word: string): number {
  const [first = '', second = ''] = word.split('-');
  if (first.endsWith('teen')) return 10 + stemOf(first, 'teen', 'for');
  return 10 * stemOf(first, 'ty', 'four') + SMALL.indexOf(second);
}

const checkNumber: Checker = (item: PracticeItem) => {
  const asked = /English word: (\d+)/.exec(item.prompt.en)?.[1];
  return item.answerKind.kind === 'word' && asked !== undefined && readNumber(item.answer) === Number(asked);
};

/** Checkers of English as a new language. */
export const LANGUAGE_ESL_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-esl-a1': oneOf(
    checkNumber,
    clueTable({
      'your name?': 'sara',
      'how are you': 'fine',
      'where are you from': 'peru',
      'how old': 'twelve',
      'very much!': 'welcome',
      'that girl': 'sister',
      'your pen': 'here it is',
      'tomorrow!': 'goodbye',
      'what time': 'half past',
      'like apples': 'I do',
      'my book': 'on the table',
      'what color': 'blue',
      'I ___': 'am',
      'my parents ___': 'are',
      'the teacher ___': 'is',
      'she ___ two': 'has',
      'we ___ english': 'have',
      '___ apple': 'an',
      '___ red bag': 'a',
      'my brother. ___': 'his',
      'my aunt. ___': 'her',
      'mother’s mother': 'grandmother',
      'father’s brother': 'uncle',
      'I write with': 'pencil',
      'please open': 'window',
    }),
  ),
  'la-esl-b1': clueTable({
    'stayed inside': 'because',
    'shop was closed': 'so',
    'she was tired': 'although',
    'train is late': 'if',
    'a map': 'because',
    'soup was cold': 'however',
    'bridge was broken': 'therefore',
    heavier: 'than',
    'as old': 'as',
    'river in the country': 'longest',
    'expensive than': 'more',
    'learn to swim': 'had',
    'by my aunt': 'written',
    '“big”': 'bigger',
    '“good”': 'better',
    '“bad”': 'worse',
    '“happy”': 'happier',
    '“hot”': 'hotter',
    '“easy”': 'easier',
    '“thin”': 'thinner',
    '“early”': 'earlier',
    '“heavy”': 'heavier',
    '“dry”': 'drier',
    '“noisy”': 'noisier',
    '“wet”': 'wetter',
    elevator: 'because',
    icy: 'so',
    'it was late': 'although',
    'borrow my bike': 'if',
    'everyone passed': 'however',
    yesterday: 'than',
    'as tall': 'as',
    'more slowly': 'than',
    'ever seen': 'best',
    'by the storm': 'broken',
    'ask for help': 'were',
  }),
  'la-esl-a2': clueTable({
    'this shirt': 'dollars',
    'the station?': 'straight on',
    'on saturday': 'visited',
    'do tomorrow': 'going to cook',
    'help you': 'looking for',
    'bus leave': 'half past',
    'some tea': 'milk',
    'were you late': 'missed',
    'how long does': 'about an hour',
    'weather like': 'windy',
    canada: 'never been',
    'ms. lee': 'moment',
    'keys in the car': 'forgot',
    'traffic lights': 'left',
    'yesterday we': 'were',
    'last night': 'watched',
    'did not ___': 'take',
    'a house': 'buy',
    'next week': 'visit',
    tomatoes: 'many',
    rice: 'much',
    'the bank': 'between',
    bridge: 'across',
    'too expensive': 'cheaper',
    '“go”': 'went',
    '“buy”': 'bought',
    '“see”': 'saw',
    '“eat”': 'ate',
    '“take”': 'took',
    '“come”': 'came',
    '“write”': 'wrote',
    '“give”': 'gave',
    '“find”': 'found',
    '“make”': 'made',
    '“bring”': 'brought',
    '“speak”': 'spoke',
    '“teach”': 'taught',
    '“drink”': 'drank',
  }),
};
