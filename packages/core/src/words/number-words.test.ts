import { expect, it } from 'vitest';
import { numberWords } from './number-words.ts';

it.each([
  ['en', '1,422,000.5'],
  ['fr', '1\u202F422\u202F000,5'],
  ['es', '1\u202F422\u202F000,5'],
])('parts thousands and decimals as %s does', (language, written) => {
  expect(numberWords(1_422_000.5, language)).toBe(written);
});

it('leaves four digits of Spanish together, and rounds as it is told', () => {
  expect(numberWords(6480, 'es')).toBe('6480');
  expect(numberWords(2.345, 'es', { maximumFractionDigits: 1 })).toBe('2,3');
});
