import { TUTOR_INTENTS } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { INTENT_WEIGHTS } from '../intent-weights.ts';
import { TRAINING_PHRASES, TRAINING_SEED } from './phrases.ts';
import { trainIntents } from './train.ts';

describe('the shipped weights', () => {
  it('are what training makes of our phrases, to the character', () => {
    expect(trainIntents(TRAINING_PHRASES, TRAINING_SEED) === INTENT_WEIGHTS).toBe(true);
  }, 120_000);

  it('take at most 60 kB', () => expect(INTENT_WEIGHTS.length).toBeLessThanOrEqual(60_000));
});

describe('the training set', () => {
  it.each([
    ['English', 0, 40],
    ['Spanish', 1, 25],
    ['French', 2, 25],
  ])('has enough different phrases for each intent in %s', (_, language, least) => {
    for (const intent of TUTOR_INTENTS)
      expect(new Set(TRAINING_PHRASES[language]?.[intent]).size, intent).toBeGreaterThanOrEqual(least);
  });

  it('gives no phrase two intents', () => {
    const all = TRAINING_PHRASES.flatMap((phrases) =>
      TUTOR_INTENTS.flatMap((intent) => phrases[intent].map((text) => [text, intent] as const)),
    );
    const intents = Map.groupBy(all, ([text]) => text);
    const torn = [...intents].filter(([, uses]) => new Set(uses.map(([, intent]) => intent)).size > 1);
    expect(torn.map(([text]) => text)).toEqual([]);
  });
});
