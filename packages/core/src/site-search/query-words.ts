import type { Locale } from '@ori/contracts/locale';
import { contentWords, plainLetters, rootOf } from '../tutor/ground/content-words.ts';

/** Short words that tell nothing, and the pieces that an apostrophe leaves. */
const SMALL: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set('a an i to of in on is it at by or as be do if me my no so up us we he am s t vs'.split(' ')),
  fr: new Set(
    'le la de du un et en au a ou je tu il on me te se ma ta sa ce ne y d l j m t s c n qu'.split(' '),
  ),
  es: new Set('el la de en un y a o lo le me te se mi tu su es si no al yo ya e u'.split(' ')),
};

/** The words of a text as the search knows them: small letters without accents, and digits. */
export function wordsIn(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a word says what a text is about. */
export function isTelling(word: string, locale: Locale): boolean {
  if (/\d/.test(word)) return true;
  return word.length < 3 ? !SMALL[locale].has(word) : contentWords(word, locale).length > 0;
}

/** The roots of a text's telling words, in order; of all its words where none tells anything. */
export function rootsIn(text: string, locale: Locale): string[] {
  const words = wordsIn(text);
  const telling = words.filter((word) => isTelling(word, locale));
  return (telling.length > 0 ? telling : words).map(rootOf);
}

/** What people say around what they look for. */
const CHATTY: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'kid child children son daughter student hate love old free online easy hard fun cool best please want teach teaching year today website site homepage lookup find search'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'enfant fils fille eleve gratuit ligne facile difficile an annee aime deteste cherche recherche trouver apprendre'.split(
      ' ',
    ),
  ),
  es: new Set(
    'nino nina hijo hija alumno gratis linea facil dificil ano busco buscar encontrar gusta odia aprender'.split(
      ' ',
    ),
  ),
};

/** The roots that a query is about; what is said around them counts only where nothing else is said. */
export function rootsAsked(query: string, locale: Locale): string[] {
  const roots = rootsIn(query, locale);
  const about = roots.filter((root) => !CHATTY[locale].has(root));
  return about.length > 0 ? about : roots;
}

/** Endings that make other words of the same stem, the longest first. */
const ENDINGS: Readonly<Record<Locale, RegExp>> = {
  en: /(?:ication|ations?|ying|ing|ied|ies|ed|er|ly|al|ian|y|e)$/,
  fr: /(?:ications?|ations?|issement|ement|ions?|ables?|iennes?|iens?|iques?|euses?|eurs?|eux|ees?|ant|er|ir|re|ie|e)$/,
  es: /(?:icacion(?:es)?|acion(?:es)?|amiento|mente|iendo|ando|adas?|ados?|idas?|idos?|icas?|icos?|ar|er|ir|os|as|a|o|e)$/,
};
const SHORTEST_STEM = 4;

/** What words of one family have in common: `multiply` and `multiplication` are both `multipl`. */
export function stemIn(word: string, locale: Locale): string {
  const stem = word.replace(ENDINGS[locale], '');
  return stem.length < SHORTEST_STEM ? word : stem;
}
