import { expect, it } from 'vitest';
import { holdsWords, hourPlaceOf, searchOf } from './hour-place.ts';

const NOBODY = { subject: null, band: null };

it('an address says what is looked for, and comes back the same', () => {
  const place = hourPlaceOf(new URLSearchParams('subject=science&age=6-8&q=light'), NOBODY);
  expect(place).toEqual({ subject: 'science', band: '6-8', words: 'light' });
  expect(hourPlaceOf(searchOf(new URLSearchParams(), place), NOBODY)).toEqual(place);
});

it('what the address does not name is what the teacher mostly teaches; nonsense counts as not named', () => {
  const usual = { subject: 'language', band: 'esl' } as const;
  expect(hourPlaceOf(new URLSearchParams('age=9-12'), usual)).toMatchObject({
    subject: 'language',
    band: '9-12',
  });
  expect(hourPlaceOf(new URLSearchParams('subject=alchemy'), NOBODY)).toMatchObject({
    subject: 'math',
    band: '3-5',
  });
});

it('keeps what else the address holds, and drops words that are gone', () => {
  const search = searchOf(new URLSearchParams('wall=x&q=old'), { subject: 'math', band: 'K-2', words: ' ' });
  expect(search.toString()).toBe('wall=x&subject=math&age=K-2');
});

it('finds words in any order, without accents', () => {
  expect(holdsWords('denom ADD', ['Additionne les dénominateurs'])).toBe(true);
  expect(holdsWords('denom minus', ['Additionne les dénominateurs'])).toBe(false);
  expect(holdsWords('', ['x'])).toBe(true);
});
