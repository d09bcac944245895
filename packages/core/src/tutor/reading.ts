import type { Locale } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';

/** What a tier's replies keep to: words in all, and the school year they may need (tutor.md §2). */
export const TIER_BOUNDS: Readonly<Record<TutorTier, { readonly words: number; readonly grade: number }>> = {
  toddler: { words: 25, grade: 1 },
  'early-elementary': { words: 40, grade: 2 },
  elementary: { words: 60, grade: 4 },
  middle: { words: 90, grade: 7 },
  high: { words: 120, grade: 10 },
};

const MATHS = /\$[^$]*\$/g;
const WORD = /[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;

/** Maths between dollar signs is one short word: it is read at a glance, or aloud as one thing. */
function withoutMaths(text: string): string {
  return text.replace(MATHS, ' x ');
}

function wordList(text: string): readonly string[] {
  return withoutMaths(text).match(WORD) ?? [];
}

/** Words of a text; what stands between dollar signs is one. */
export function wordsIn(text: string): number {
  return wordList(text).length;
}

/** Sentences of a text, at least one; a colon that leads to a whole clause ends none. */
export function sentencesIn(text: string): number {
  const ends = withoutMaths(text).match(/(?<![.!?…])[.!?…]+(?=[\s”"»)]|$)/g);
  return Math.max(1, ends?.length ?? 0);
}

const VOWELS: Readonly<Record<Locale, RegExp>> = {
  en: /[aeiouy]+/g,
  fr: /[aeiouyàâäéèêëîïôöùûüœæ]+/g,
  es: /[aeiouáéíóúü]/g,
};
/** Spanish vowels that melt into one syllable: a weak one without accent beside another. */
const SPANISH_GLIDE = /[aeoáéó][iuü]|[iuü][aeoáéó]|[iu][ui]/g;

function englishSyllables(word: string): number {
  const plain = word.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return plain.match(VOWELS.en)?.length ?? 1;
}

/** The silent endings of written French: e, es, ent after a consonant. */
function frenchSyllables(word: string): number {
  const plain = word.replace(/(?<=[^aeiouyàâéèêëîïôùû])(?:es?|ent)$/, '');
  return plain.match(VOWELS.fr)?.length ?? 1;
}

function spanishSyllables(word: string): number {
  const plain = word.replace(/(?<=[qg])u(?=[eéií])/g, '').replace(/y$/, 'i');
  return (plain.match(VOWELS.es)?.length ?? 1) - (plain.match(SPANISH_GLIDE)?.length ?? 0);
}

const SYLLABLES_OF: Readonly<Record<Locale, (word: string) => number>> = {
  en: englishSyllables,
  fr: frenchSyllables,
  es: spanishSyllables,
};

/** Spoken syllables of a text, estimated from its letters; a number is as long as it is read: one for each digit. */
export function syllablesIn(text: string, locale: Locale): number {
  return wordList(text).reduce((sum, word) => {
    if (/^\p{N}/u.test(word)) return sum + Math.max(1, word.replace(/\D/g, '').length);
    return sum + Math.max(1, SYLLABLES_OF[locale](word.toLowerCase()));
  }, 0);
}

/** Spoken words: French says `l’` and `-tu` as words of their own. */
function spokenWords(text: string, locale: Locale): number {
  const words = wordsIn(text);
  if (locale !== 'fr') return words;
  const joined =
    wordList(text)
      .join(' ')
      .match(/\p{L}[’'-](?=\p{L})/gu) ?? [];
  return words + joined.length;
}

/** Kandel and Moles (1958) weigh a French syllable at 73.6 where Flesch (1948) weighs an English one at 84.6. */
const FRENCH_SYLLABLE = 73.6 / 84.6;

/**
 * The school year a text needs, below 0 for the easiest. English: Flesch–Kincaid (Kincaid et al. 1975). French: the
 * same, with syllables weighed as Kandel and Moles fitted them to French. Spanish: Crawford (1984), made for primary
 * school: −0.205·sentences + 0.049·syllables − 3.407, both per hundred words.
 */
export function gradeOf(text: string, locale: Locale): number {
  const words = Math.max(1, spokenWords(text, locale));
  const perSentence = words / sentencesIn(text);
  const perWord = syllablesIn(text, locale) / words;
  if (locale === 'es') return -20.5 / perSentence + 4.9 * perWord - 3.407;
  const weighed = locale === 'fr' ? perWord * FRENCH_SYLLABLE : perWord;
  return 0.39 * perSentence + 11.8 * weighed - 15.59;
}

/** Below so many words a grade says nothing: one long word would decide it. */
const JUDGED_FROM_WORDS = 10;

/** Whether a text is short and easy enough for a tier: a grade of 1.9 is the end of the first school year. */
export function fitsTier(text: string, tier: TutorTier, locale: Locale): boolean {
  const bounds = TIER_BOUNDS[tier];
  const words = wordsIn(text);
  if (words > bounds.words) return false;
  return words < JUDGED_FROM_WORDS || Math.floor(gradeOf(text, locale)) <= bounds.grade;
}
