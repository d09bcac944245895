import type { Locale } from '@ori/contracts/locale';

const LARGEST = 100;
const LISTS: Readonly<Record<Locale, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
};
const TENS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'],
  fr: [
    '',
    '',
    'vingt',
    'trente',
    'quarante',
    'cinquante',
    'soixante',
    'soixante',
    'quatre-vingt',
    'quatre-vingt',
    'cent',
  ],
  es: ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa', 'cien'],
};

function frenchFrom70(value: number): string {
  const ten = TENS.fr[Math.floor(value / 10)] ?? '';
  const rest = value >= 80 ? value - 80 : value - 60;
  if (rest === 0) return ten;
  return value === 71 ? 'soixante et onze' : `${ten}-${LISTS.fr[rest]}`;
}

function wordFor(value: number, locale: Locale): string {
  const listed = LISTS[locale][value];
  if (listed !== undefined) return listed;
  const ten = TENS[locale][Math.floor(value / 10)] ?? '';
  const unit = value % 10;
  if (locale === 'fr' && value >= 70 && value < LARGEST) return frenchFrom70(value);
  if (unit === 0) return ten;
  if (locale === 'es') return `${ten} y ${LISTS.es[unit]}`;
  return locale === 'fr' && unit === 1 ? `${ten} et un` : `${ten}-${LISTS[locale][unit]}`;
}

/** Words that are numbers only beside signs: “one”, “un”, “uno” are pronouns and articles too. */
const NEEDS_SIGN = /^(?:one|un|uno)$/;
const SIGN_BEFORE = /[-+*/=×÷]\s?$/;
const SIGN_AFTER = /^\s?[-+*/=×÷]/;

interface Reading {
  readonly words: RegExp;
  readonly digitsOf: ReadonlyMap<string, string>;
}
const keyOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/vingts$/, 'vingt');

function readingOf(locale: Locale): Reading {
  const words = Array.from({ length: LARGEST + 1 }, (_, value) => wordFor(value, locale));
  const longestFirst = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[- ]/g, '[- ]'));
  return {
    words: new RegExp(String.raw`(?<![\p{L}-])(?:${longestFirst.join('|')})s?(?![\p{L}-])`, 'giu'),
    digitsOf: new Map(words.map((word, value) => [keyOf(word), String(value)])),
  };
}

const READINGS: Readonly<Record<Locale, Reading>> = {
  en: readingOf('en'),
  fr: readingOf('fr'),
  es: readingOf('es'),
};

/** Number words from 0 to 100 as digits; the text comes without accents. */
export function withDigits(text: string, locale: Locale): string {
  const { words, digitsOf } = READINGS[locale];
  return text.replace(words, (word, at: number) => {
    const isBeside = SIGN_BEFORE.test(text.slice(0, at)) || SIGN_AFTER.test(text.slice(at + word.length));
    if (NEEDS_SIGN.test(word.toLowerCase()) && !isBeside) return word;
    return digitsOf.get(keyOf(word)) ?? word;
  });
}
