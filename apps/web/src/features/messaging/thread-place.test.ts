import { expect, it } from 'vitest';
import { placeOf, placeText } from './thread-place.ts';

const ID = '018f4e3a-0000-7000-8000-000000000001';

it('reads from an address the thread that was put there', () => {
  expect(placeOf(placeText({ kind: 'grown-ups', id: ID }))).toEqual({ kind: 'grown-ups', id: ID });
});

it('finds no thread in an address that names none, or a kind that is not there', () => {
  expect(placeOf(null)).toBeNull();
  expect(placeOf('')).toBeNull();
  expect(placeOf('home')).toBeNull();
  expect(placeOf(`secret.${ID}`)).toBeNull();
});
