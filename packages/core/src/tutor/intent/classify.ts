import { TUTOR_INTENTS } from '@ori/contracts/tutor-names';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { BUCKETS, featuresOf } from './features.ts';

/** Weights as they are shipped: one character a weight, row by row (a bucket's weights for all intents). */
export const WEIGHT_SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The character for nothing; signs before it are below zero. */
export const ZERO_SIGN = 32;
/** Weights lie between about −4 and 4: one step is an eighth. */
export const WEIGHT_STEP = 1 / 8;

export interface Guess {
  readonly intent: TutorIntent;
  /** 0–1: the share of the classifier's belief. */
  readonly confidence: number;
}

/** Weights by place, ready to be added up. */
export function decodeWeights(signs: string): Float32Array {
  if (signs.length !== BUCKETS * TUTOR_INTENTS.length) throw new Error('weights of another size');
  return Float32Array.from(signs, (sign) => (WEIGHT_SIGNS.indexOf(sign) - ZERO_SIGN) * WEIGHT_STEP);
}

/** Softmax over added-up weights; all features of a message together weigh as much as the root of their number. */
export function beliefs(weights: Float32Array, features: readonly number[]): Float64Array {
  const intents = TUTOR_INTENTS.length;
  const sums = new Float64Array(intents);
  const share = 1 / Math.sqrt(Math.max(1, features.length));
  for (const bucket of features)
    for (let intent = 0; intent < intents; intent += 1)
      sums[intent] = (sums[intent] ?? 0) + share * (weights[bucket * intents + intent] ?? 0);
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}

/** The likeliest intent of a message. */
export function classify(weights: Float32Array, text: string): Guess {
  const believed = beliefs(weights, featuresOf(text));
  const best = believed.indexOf(Math.max(...believed));
  return { intent: TUTOR_INTENTS[best] ?? 'other', confidence: believed[best] ?? 0 };
}
