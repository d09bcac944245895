import { SOURCES_NEEDED } from '@ori/contracts/content';
import { kemetTableAnswer } from '@ori/contracts/elements';
import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { heritageTables, type HeritageTables } from '../../testing/heritage-tables.ts';
import { elementsOf } from './elements-of.ts';

let content: HeritageTables;
beforeAll(async () => {
  content = await heritageTables();
});

describe('the table of Kemet', () => {
  it.each(LOCALES)('tells everything in %s, each claim with the sources its label needs', (locale) => {
    const { banner, words, elements, specimens } = kemetTableAnswer.parse(elementsOf(content, locale));
    const claims = [
      ...(banner ? [banner] : []),
      ...words,
      ...elements.map(({ claim }) => claim),
      ...specimens.flatMap(({ claims: told, how }) => [...told, how]),
    ];
    expect([specimens.length, elements.length, words.length]).toEqual([14, 21, 3]);
    for (const { id, label, lang, sources } of claims) {
      expect(lang, id).toBe(locale);
      expect(sources.length, id).toBeGreaterThanOrEqual(SOURCES_NEEDED[label]);
    }
  });

  it('names the table Mendeleev’s, gives words that are certain, and says where one is not', () => {
    const { banner, elements, specimens } = elementsOf(content, 'es');
    expect(banner?.sources.some(({ text }) => text.includes('Mendeleev'))).toBe(true);
    const of = (symbol: string) => elements.find((element) => element.symbol === symbol);
    expect(of('Na')?.word).toBe('nṯrj (natrón)');
    expect(of('Pb')).toMatchObject({ word: null, isWordDoubted: true });
    expect(specimens[0]?.elements[0]).toEqual({ symbol: 'Au', name: 'oro' });
  });
});
