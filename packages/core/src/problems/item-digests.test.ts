import { readFileSync } from 'node:fs';
import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { digestOf } from './testing/item-digest.ts';
import { practisedSkills } from './testing/practice.ts';

/**
 * What each skill made of seeds 0 to 99 when it was last changed on purpose. A printed sheet and a signed reference hold
 * a seed, so the same seed has to make the same question for ever.
 */
const held = JSON.parse(
  readFileSync(new URL('testing/item-digests.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

describe('the questions that sheets and references hold', () => {
  it('are held for every skill', () => {
    expect(Object.keys(held)).toEqual(practisedSkills().toSorted());
  });

  it.each(practisedSkills())('of %s are what they were', (skill) => {
    expect(DIFFICULTIES.map((difficulty) => digestOf(skill, difficulty))).toEqual(held[skill]);
  });
});
