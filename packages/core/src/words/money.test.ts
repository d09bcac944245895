import { expect, test } from 'vitest';
import { moneyWords } from './money.ts';

test.each([
  ['en', 2_900, '$29'],
  ['en', 1_050, '$10.50'],
  ['fr', 2_900, '29\u00a0$US'],
  ['fr', 4_999, '49,99\u00a0$US'],
  ['es', 2_900, '$29'],
  ['es', 4_999, '$49.99'],
])('%s writes %d cents as %s', (language, cents, written) =>
  expect(moneyWords(cents, language, 'usd')).toBe(written),
);

test('a currency without cents is written as it is', () => {
  expect(moneyWords(500, 'en', 'jpy')).toBe('¥500');
  expect(moneyWords(500, 'en', 'jpy', 'always')).toBe('¥500');
});

test('a receipt carries its cents', () => {
  expect(moneyWords(2_900, 'en', 'USD', 'always')).toBe('$29.00');
  expect(moneyWords(2_900, 'es', 'USD', 'always')).toBe('$29.00');
  expect(moneyWords(2_900, 'fr', 'USD', 'always')).toBe('29,00\u00a0$US');
});
