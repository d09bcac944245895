import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { questionKey } from './question-key.ts';
import { generatorOf, practisedSkills } from './testing/practice.ts';
import { unlikeQuestions } from './unlike-questions.ts';

const SITTING = 12;
const BANK_SEEDS = 120;

/** Keys of a sitting of one skill, and how many questions the skill has at all, as far as many seeds show. */
function sittingOf(skill: string, difficulty: (typeof DIFFICULTIES)[number], from: number) {
  const generate = generatorOf(skill);
  if (generate === null) throw new Error(`${skill} has no questions`);
  const make = (seed: number) => generate(seed, difficulty);
  const drawn = unlikeQuestions({
    make,
    from,
    count: SITTING,
    seen: (_slot, before) => before.map(({ key }) => key),
  });
  const bank = new Set(Array.from({ length: BANK_SEEDS }, (_, seed) => questionKey(make(seed)))).size;
  return { keys: drawn.map(({ key }) => key), bank, made: drawn.map(({ seed }) => questionKey(make(seed))) };
}

describe.each(practisedSkills())('a sitting of %s', (skill) => {
  it('asks nothing twice while there is something else to ask, and repeats what was longest ago', () => {
    for (const difficulty of DIFFICULTIES) {
      const { keys, bank, made } = sittingOf(skill, difficulty, 12_345);
      expect(made).toEqual(keys);
      // Rare questions of a bank may hide from so many draws: one in ten may be missing.
      const different = new Set(keys).size;
      expect(different, `difficulty ${difficulty}`).toBeGreaterThanOrEqual(
        Math.min(SITTING, Math.floor(bank * 0.9)),
      );
      const gaps = keys
        .map((key, at) => at - keys.lastIndexOf(key, at - 1))
        .filter((_, at) => at > 0 && keys.indexOf(keys[at]!) < at);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(Math.min(different, 4));
    }
  });
});

const keysFrom = (from: number) => sittingOf('ma-addunlike', 2, from).keys;

it('makes the same seeds from the same start, and others from another', () => {
  expect(keysFrom(7)).toEqual(keysFrom(7));
  expect(keysFrom(7)).not.toEqual(keysFrom(7_000));
});
