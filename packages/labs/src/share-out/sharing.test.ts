import { expect, it } from 'vitest';
import { standing } from './sharing.ts';

const jars = {
  total: 20,
  unit: 'coins',
  step: 1,
  jars: [
    { words: 'food', least: 12, why: 'All must eat.' },
    { words: 'games', most: 5, why: 'Later.' },
  ],
};

it('tells first whether the sum fits, then what a jar lacks or has too much of', () => {
  expect(standing(jars, [0, 0])).toEqual({ at: 'left', amount: 20 });
  expect(standing(jars, [20, 3])).toEqual({ at: 'over', amount: 3 });
  expect(standing(jars, [10, 10])).toMatchObject({ at: 'too-little', jar: { words: 'food' } });
  expect(standing(jars, [14, 6])).toMatchObject({ at: 'too-much', jar: { words: 'games' } });
  expect(standing(jars, [16, 4])).toEqual({ at: 'done' });
});
