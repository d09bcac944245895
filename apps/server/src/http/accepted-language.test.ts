import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-DE,de;q=0.9,es-MX;q=0.7,en;q=0.8', 'en'],
  ['pt-BR, es;q=0.4', 'es'],
  ['en;q=0.5, fr ; q=0.9', 'fr'],
  ['fr;q=0, es', 'es'],
])('of %s it is %s', (header, locale) => {
  expect(acceptedLanguage(header)).toBe(locale);
});

it.each([undefined, '', '*', 'de', 'fr;q=0', 'fr;q=x', ';;,,q=1', 'x'.repeat(9_000)])(
  'nothing is made of %s',
  (header) => {
    expect(acceptedLanguage(header)).toBeNull();
  },
);
