import { expect, test } from 'vitest';
import { priceWords } from './prices.ts';

test('writes whole amounts without cents, in the way of each language', () => {
  expect(priceWords(2_900, 'en')).toBe('$29');
  expect(priceWords(2_900, 'fr')).toBe('29\u00a0$US');
  expect(priceWords(4_999, 'fr')).toBe('49,99\u00a0$US');
  expect(priceWords(49_900, 'es')).toBe('$499');
  expect(priceWords(1_050, 'en')).toBe('$10.50');
});
