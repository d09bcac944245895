import { expect, it } from 'vitest';
import { standing, unitBeside } from './sharing.ts';

const jars = {
  total: 20,
  unit: 'coins',
  unitOfOne: 'coin',
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

const beside = (locale: 'en' | 'fr' | 'es') => [0, 1, 1.5, 2].map((at) => unitBeside(jars, at, locale));

it('says one coin as its language does', () => {
  expect(beside('en')).toEqual(['coins', 'coin', 'coins', 'coins']);
  expect(beside('fr')).toEqual(['coin', 'coin', 'coin', 'coins']);
  expect(beside('es')).toEqual(['coins', 'coin', 'coins', 'coins']);
});
