import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { publicRows } from './public-rows.ts';

const file = join(import.meta.dirname, '../../../../content/search/pages.json');
const pages = JSON.parse(readFileSync(file, 'utf8')) as { path: string; text: Record<string, string> }[];
const found = pages.map(({ path }) => path);
/** Found by what stands in them, as lessons, sites or states are. */
const byContent = (path: string): boolean => path.includes(':') || path.startsWith('/kim-lessons/');
const listed = publicRows
  .filter(({ path, isListed }) => isListed !== false && path !== '/gallery')
  .map(({ path }) => path);

/** The words of a key, `namespace:key` or one of `common`. */
function wordsFor(locale: string, key: string): unknown {
  const [words = '', name = ''] = key.includes(':') ? key.split(':') : ['common', key];
  const text = readFileSync(join(import.meta.dirname, `../locales/${locale}/${words}.json`), 'utf8');
  return name
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], JSON.parse(text));
}

describe('the pages that the search of the site knows', () => {
  it('are every public page, and no other', () => {
    expect(listed.filter((path) => !byContent(path) && !found.includes(path))).toEqual([]);
    expect(found.filter((path) => !publicRows.some((row) => row.path === path))).toEqual([]);
  });

  it('are told as they describe themselves (node tools/make-search-texts.ts writes it)', () => {
    const told = pages.flatMap(({ path, text }) => {
      const description = publicRows.find((row) => row.path === path)?.description;
      return description === undefined ? [] : LOCALES.map((locale) => ({ path, locale, description, text }));
    });
    const strays = told.filter(
      ({ locale, description, text }) => text[locale] !== wordsFor(locale, description),
    );
    expect(told.length).toBeGreaterThan(150);
    expect(strays.map(({ path, locale }) => `${locale} ${path}`)).toEqual([]);
  });
});
