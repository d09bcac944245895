import { LOCALES } from '@ori/contracts/locale';
import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { sequenceChecker } from './fact-checkers.ts';
import { rightOption, type Checker } from './reading.ts';

/** Words by the sound of their end, told by their last letters. */
const ENDS = {
  en: 'oat at oon ee ouse ear|air ar ox ing ake en og',
  fr: 'at une eille aison oile oue ain eu eau is oule ard',
  es: 'ato una eja asa ella orro ano ey oca ón ina apo',
} as const;
/** Words by their first sound, told by their first letters. */
const STARTS = {
  en: 'm s b f d h l n p t r c|k',
  fr: 'm s b f d v l n p t r c|k',
  es: 'm s b f d g l n p t r c|q',
} as const;

type Sounds = Readonly<Record<(typeof LOCALES)[number], string>>;

const soundOf = (word: string, sounds: string, isEnd: boolean) =>
  sounds
    .split(' ')
    .find((sound) =>
      sound.split('|').some((piece) => (isEnd ? word.endsWith(piece) : word.startsWith(piece))),
    );

function optionsOf(item: PracticeItem): readonly { id: string; text: LocalisedText }[] {
  return item.answerKind.kind === 'choice' ? item.answerKind.options : [];
}

/** In each language, the right word alone sounds like the one named, or alone differs from the others. */
function soundsRight(item: PracticeItem, sounds: Sounds, isEnd: boolean): boolean {
  return LOCALES.every((locale) => {
    const named = /[“«]\s*(.+?)\s*[”»]/u.exec(item.prompt[locale])?.[1];
    const heard = (word: string) => soundOf(word, sounds[locale], isEnd);
    const right = optionsOf(item).find(({ id }) => id === item.answer)?.text[locale] ?? '';
    const rest = optionsOf(item)
      .filter(({ id }) => id !== item.answer)
      .map(({ text }) => heard(text[locale]));
    if (heard(right) === undefined || rest.includes(heard(right))) return false;
    return named === undefined ? rest[0] === rest[1] && rest[0] !== undefined : heard(named) === heard(right);
  });
}

const checkSounds: Checker = (item) => {
  const isEnd = item.prompt.en.includes('rhyme');
  return soundsRight(item, isEnd ? ENDS : STARTS, isEnd);
};

const DEEDS = /^(reads|finds|draws|sings|eats) /;
const PLACES = /^(in|on|under|at|by) /;
const kindOf = (words: string) => (DEEDS.test(words) ? 'Does what?' : PLACES.test(words) ? 'Where?' : 'Who?');

const checkAsked: Checker = (item) => {
  const part = /Answer: “(.+)”/.exec(item.prompt.en)?.[1];
  if (part !== undefined) return rightOption(item) === kindOf(part);
  return item.prompt.en.endsWith(kindOf(rightOption(item)));
};

const VERBS =
  /^(chases|reads|feeds|build|bakes|sing|sings|catches|paints|is|has|are|comes|drinks|drives|plants|carry)$/;

/** A capital first, a verb second, a mark last; before the last, what the verb is about. */
const checkOrder: Checker = (item) => {
  if (item.answerKind.kind !== 'order') return false;
  const words = new Map(item.answerKind.options.map(({ id, text }) => [id, text.en]));
  const order = item.answer.split(',').map((id) => words.get(id) ?? '');
  return /^[A-Z]/.test(order[0] ?? '') && VERBS.test(order[1] ?? '') && /[.?]$/.test(order.at(-1) ?? '');
};

/** In English as it is shown: a capital first, a capital for every name, the mark that the first word asks for. */
const isWellWritten = (sentence: string) =>
  /^[A-Z]/.test(sentence) &&
  !/ (?:ama|omar|rosa|kofi|mina|hugo|lena|amir|noor|bao|iris|pablo)/.test(sentence) &&
  sentence.endsWith(/^(?:Where|Who|How|What|When|Why) /i.test(sentence) ? '?' : '.');
const checkWritten: Checker = (item) =>
  optionsOf(item).every(({ id, text }) => isWellWritten(text.en) === (id === item.answer));

/** In each language, the right option alone agrees with what is named. */
const checkLetters: Checker = (item) =>
  LOCALES.every((locale) => {
    const named = /[“«]\s*(.+?)\s*[”»]/u.exec(item.prompt[locale])?.[1] ?? '';
    const agrees = (words: string) => words.slice(0, 1) === named.toLowerCase().slice(0, 1);
    return optionsOf(item).every(({ id, text }) => agrees(text[locale]) === (id === item.answer));
  });

/** Checkers of the language skills of K-2. */
export const LANGUAGE_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-ask': checkAsked,
  'la-sentence': checkOrder,
  'la-capital': checkWritten,
  'la-letters': checkLetters,
  'la-phonemic': checkSounds,
  'la-retell': sequenceChecker({
    'The Bean':
      'ama puts a seed in the soil > a green tip comes up > the plant grows long beans > ama eats her beans for dinner',
    'The Lost Cat':
      'the door stands open > the cat runs out > leo looks for the cat everywhere > leo finds the cat in a tree',
    'The Snowman':
      'snow falls all night > the children make a snowman > the sun grows warm > only a wet hat is left',
    'The Cake':
      'dada mixes eggs and flour > the cake goes into the oven > the cake comes out hot > all eat the last crumbs',
    'The Letter':
      'mina writes to grandma > she drops it in the mailbox > the letter travels by train > grandma reads it and smiles',
    'The Nest':
      'two birds build a nest > three eggs lie in it > the chicks hatch and call > the young birds fly away',
    'The Kite':
      'kofi makes a paper kite > the wind lifts it up > the string breaks > the kite flies off without him',
    'The Soup':
      'dad cuts the carrots > the carrots cook in the pot > he pours the hot soup into bowls > the bowls are empty again',
    'The Tooth':
      'iris has a loose tooth > the tooth falls out > there is a gap in her smile > a new tooth fills the gap',
    'The Puddle':
      'it rains all morning > a big puddle fills the path > noor jumps into the puddle > her wet socks drip at home',
    'The Gift':
      'bao wraps a book in paper > he gives it to rosa > rosa tears the paper off > rosa reads her new book',
    'The Picture':
      'mina opens the paint box > she paints a blue horse > the paint dries in the sun > dad hangs the dry picture up',
  }),
};
