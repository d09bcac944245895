import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf, practisedSkills } from '../registry.ts';
import { MISCONCEPTIONS, misconceptionOf } from './misconception-of.ts';

const SEEDS = 50;

describe('misconceptionOf', () => {
  it('gives each misconception an id of its own', () => {
    expect(new Set(MISCONCEPTIONS.map(({ id }) => id)).size).toBe(MISCONCEPTIONS.length);
  });

  it('finds every misconception that a generator names', () => {
    for (const skill of practisedSkills())
      for (const difficulty of DIFFICULTIES)
        for (let seed = 0; seed < SEEDS; seed++)
          for (const { misconception } of generatorOf(skill)?.(seed, difficulty).distractors ?? [])
            expect(misconceptionOf(misconception.id), misconception.id).toEqual(misconception);
  });

  it('knows nothing of an id that was never given', () => {
    expect(misconceptionOf('constructor')).toBeNull();
  });
});
