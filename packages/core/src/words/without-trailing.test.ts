import { expect, test } from 'vitest';
import { withoutTrailing } from './without-trailing.ts';

test.each([
  ['is it 7?! ', '?! ', 'is it 7'],
  ['a. b.', '.', 'a. b'],
  ['...', '.', ''],
  ['', '.', ''],
  ['as it is', '.', 'as it is'],
])('“%s” without %s at its end is “%s”', (text, marks, bare) => {
  expect(withoutTrailing(text, marks)).toBe(bare);
});
