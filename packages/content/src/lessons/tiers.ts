import type { Band } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';

/** What the charter (§6) asks of the length of a lesson in English; counts are words. */
export interface Tier {
  readonly words: readonly [least: number, most: number];
  readonly sentence: number;
  /** Lexile range, where the tier has one. */
  readonly lexile: readonly [least: number, most: number] | null;
}

const HOOK_WORDS = 60;
export const WORDS_PER_VISUAL = 150;
export const PRACTICE_QUESTIONS = [6, 10] as const;
export const QUESTIONS_FROM_PREREQUISITES = 2;

const GRADES: Readonly<Record<Exclude<Band, 'esl'>, Tier>> = {
  'K-2': { words: [120, 250], sentence: 8, lexile: [0, 450] },
  '3-5': { words: [350, 600], sentence: 12, lexile: [450, 800] },
  '6-8': { words: [600, 1000], sentence: 16, lexile: [800, 1050] },
  '9-12': { words: [900, 1500], sentence: 20, lexile: [1050, 1300] },
  university: { words: [1200, 2500], sentence: 24, lexile: null },
  adult: { words: [1200, 2500], sentence: 24, lexile: null },
};
const CEFR_SENTENCE: Readonly<Record<string, number>> = { A1: 8, A2: 11, B1: 14, B2: 18 };

/** French and Spanish say the same in more words: a quarter more is allowed, and a quarter less (charter: proportionate). */
const TOLERANCE = 0.25;

/** The tier a lesson is held to, in the language it is written in. */
export function tierOf(band: Band, readingLevel: string, locale: Locale): Tier {
  const english = band === 'esl' ? eslTier(readingLevel) : GRADES[band];
  if (locale === 'en') return english;
  const [least, most] = english.words;
  return {
    ...english,
    words: [Math.floor(least * (1 - TOLERANCE)), Math.ceil(most * (1 + TOLERANCE))],
    sentence: Math.floor(english.sentence * (1 + TOLERANCE)),
  };
}

/** The hook's limit in words, in the language it is written in. */
export function hookLimit(locale: Locale): number {
  return locale === 'en' ? HOOK_WORDS : Math.floor(HOOK_WORDS * (1 + TOLERANCE));
}

function eslTier(readingLevel: string): Tier {
  const level = /^CEFR (A1|A2|B1|B2)$/.exec(readingLevel)?.[1] ?? 'A1';
  return { words: [200, 600], sentence: CEFR_SENTENCE[level] ?? 8, lexile: null };
}
