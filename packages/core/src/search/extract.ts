import type { Locale } from '@ori/contracts/locale';
import { plainLetters } from '../tutor/ground/content-words.ts';
import { sentencesOf } from '../tutor/gate/sentences-of.ts';

const SHORTEST_STEM = 4;

/** Whether a word of the text comes from the stem; stems may end otherwise than the word does (`studi`, study). */
function comesFrom(word: string, stem: string): boolean {
  return word.startsWith(stem) || (stem.length > SHORTEST_STEM && word.startsWith(stem.slice(0, -1)));
}

function countIn(sentence: string, stems: readonly string[]): number {
  const words = plainLetters(sentence).match(/\p{L}+/gu) ?? [];
  return stems.filter((stem) => words.some((word) => comesFrom(word, stem))).length;
}

/** At most two sentences of a passage: the one that has most of what was asked, and the next, or the one before. */
export function extractAround(text: string, stems: readonly string[], locale: Locale): string {
  const sentences = sentencesOf(text, locale, true).map((sentence) => sentence.text.trim());
  const counts = sentences.map((sentence) => countIn(sentence, stems));
  const best = Math.max(0, counts.indexOf(Math.max(...counts)));
  const isLast = best === sentences.length - 1;
  const isBefore = isLast || (counts[best - 1] ?? 0) > (counts[best + 1] ?? 0);
  const from = isBefore ? Math.max(0, best - 1) : best;
  return sentences.slice(from, from + 2).join(' ');
}
