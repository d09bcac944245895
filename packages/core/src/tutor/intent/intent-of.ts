import type { Locale } from '@ori/contracts/locale';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { plainWords } from '../safety/readings.ts';
import { classify, decodeWeights } from './classify.ts';
import { INTENT_WEIGHTS } from './intent-weights.ts';
import { ruledIntent } from './rules.ts';

export interface ReadIntent {
  readonly intent: TutorIntent;
  /** 0–1: 1 where a plain rule decided, else the classifier's belief. */
  readonly confidence: number;
}

/** Below this the classifier's guess counts for nothing: measured, so that everyday chat is not taken for school. */
export const SURE_ENOUGH = 0.55;

const WEIGHTS = decodeWeights(INTENT_WEIGHTS);

/** Question words as those write them who spell by ear. */
const spelt = (words: string): string =>
  words
    .replace(/\b(?:wut|wat|wot|whut)\b/g, 'what')
    .replace(/\bcnt\b/g, 'cant')
    .replace(/\bdont no\b/g, 'dont know')
    .replace(/\b(?:c|cest|c est) (?:koi|quoi|kwa)\b/g, 'cest quoi')
    .replace(/\bkomo\b/g, 'como');

/**
 * What a message wants: plain rules first, then a small classifier (tutor.md §2, intents). Learners mix languages, so
 * all three are read whatever the locale is. `other` where nothing is sure enough.
 */
export function intentOf(message: string, _locale: Locale): ReadIntent {
  const words = spelt(plainWords(message));
  const ruled = ruledIntent(message, words);
  if (ruled !== null) return { intent: ruled, confidence: 1 };
  if (!/[a-z]{2}/.test(words)) return { intent: 'other', confidence: 0 };
  const guess = classify(WEIGHTS, message);
  return guess.confidence >= SURE_ENOUGH ? guess : { intent: 'other', confidence: guess.confidence };
}
