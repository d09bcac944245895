import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { questionKey } from './question-key.ts';
import { generatorOf, practisedSkills } from './testing/practice.ts';

const LEAST = 12;
const SEEDS = 1_000;

/** Where there are no more questions to ask, by `skill/difficulty`: how many there are, and why. */
const FEWER_BY_NATURE: Readonly<Record<string, readonly [least: number, why: string]>> = {
  'ma-count20/1': [7, 'things to count on one row of ten: three to nine'],
  'ma-count20/2': [9, 'eleven to nineteen'],
  'ma-halves/1': [9, 'halves, thirds and fourths of three shapes'],
  'ma-halves/2': [9, 'halves, thirds and fourths of three shapes'],
  'ma-make10/1': [6, 'partners of ten, the easiest left out'],
  'ma-make10/2': [9, 'ten has nine partners'],
  'ma-make10/3': [9, 'ten has nine partners'],
  'ma-numerals/3': [9, 'eleven to nineteen'],
  'ma-teen/1': [9, 'eleven to nineteen'],
  'ma-teen/2': [9, 'eleven to nineteen'],
  'ma-teen/3': [9, 'eleven to nineteen'],
  'mh-binary/1': [10, 'four marks, at least two and not all of them single'],
};

/** Unlike questions, counted only as far as they are asked for. */
function countUnlike(skill: string, difficulty: (typeof DIFFICULTIES)[number], enough: number): number {
  const generate = generatorOf(skill);
  const keys = new Set<string>();
  for (let seed = 0; generate !== null && seed < SEEDS && keys.size < enough; seed += 1)
    keys.add(questionKey(generate(seed, difficulty)));
  return keys.size;
}

describe.each(practisedSkills())('the bank of %s', (skill) => {
  it('has a second day of other questions at each difficulty', () => {
    for (const difficulty of DIFFICULTIES) {
      const [least] = FEWER_BY_NATURE[`${skill}/${difficulty}`] ?? [LEAST];
      expect(countUnlike(skill, difficulty, least), `difficulty ${difficulty}`).toBe(least);
    }
  });
});

it('makes an exception only where there really are fewer', () => {
  for (const [name, [least, why]] of Object.entries(FEWER_BY_NATURE)) {
    const [skill = '', difficulty] = name.split('/');
    const at = DIFFICULTIES.find((one) => String(one) === difficulty);
    expect(at === undefined ? 0 : countUnlike(skill, at, LEAST), `${name}: ${why}`).toBe(least);
  }
});
