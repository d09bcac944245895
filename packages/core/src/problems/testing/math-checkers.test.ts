import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf } from './practice.ts';
import { MATH_3_5_HERITAGE_CHECKERS } from './math-3-5-heritage-checkers.ts';
import { MATH_3_5_NUMBER_CHECKERS } from './math-3-5-number-checkers.ts';
import { MATH_3_5_SHAPE_CHECKERS } from './math-3-5-shape-checkers.ts';
import { MATH_K_2_CHECKERS } from './math-k-2-checkers.ts';

const SEEDS = 60;
const CHECKERS = {
  ...MATH_K_2_CHECKERS,
  ...MATH_3_5_NUMBER_CHECKERS,
  ...MATH_3_5_SHAPE_CHECKERS,
  ...MATH_3_5_HERITAGE_CHECKERS,
};

/** A checker that let a wrong answer pass would confirm anything. */
describe.each(Object.entries(CHECKERS))('the checker of %s', (skill, check) => {
  it('rejects every wrong answer that a misconception leads to', () => {
    const passed = DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: SEEDS }, (_, seed) => generatorOf(skill)?.(seed, difficulty)).flatMap((item) =>
        (item?.distractors ?? [])
          .filter(({ answer }) => item && check({ ...item, answer }, difficulty))
          .map(({ answer }) => `${item?.prompt.en} ${answer}`),
      ),
    );
    expect(passed).toEqual([]);
  });
});
