import { expect, it } from 'vitest';
import { easierStep } from './easier-step.ts';

const canAsk = (skill: string) => skill !== 'no-questions';

it('asks the same skill less hard, as long as it can be', () => {
  expect(easierStep({ skill: 'halves', difficulty: 3 }, ['shapes'], canAsk)).toEqual({
    skill: 'halves',
    difficulty: 2,
  });
  expect(easierStep({ skill: 'halves', difficulty: 2 }, ['shapes'], canAsk)).toEqual({
    skill: 'halves',
    difficulty: 1,
  });
});

it('goes back to the first prerequisite that has questions, or to nothing', () => {
  const easiest = { skill: 'halves', difficulty: 1 } as const;
  expect(easierStep(easiest, ['no-questions', 'shapes'], canAsk)).toEqual({ skill: 'shapes', difficulty: 1 });
  expect(easierStep(easiest, ['no-questions'], canAsk)).toBeNull();
});
