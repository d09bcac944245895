import { expect, it } from 'vitest';
import { keepLatest } from './keep-latest.ts';

it('makes a value once, and again only after it was pushed out by newer ones', () => {
  const made: string[] = [];
  const read = keepLatest(2, (key) => {
    made.push(key);
    return { key };
  });
  const first = read('a');
  read('b');
  expect(read('a')).toBe(first);
  read('c');
  expect(read('a')).toBe(first);
  read('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
