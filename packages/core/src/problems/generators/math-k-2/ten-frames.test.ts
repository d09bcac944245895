import { LOCALES } from '@ori/contracts/locale';
import { DIFFICULTIES } from '@ori/contracts/practice';
import { expect, it } from 'vitest';
import { generatorOf, spokenIn } from '../../testing/practice.ts';
import { tenFrames, tensInWords } from './ten-frames.ts';

const NOTHING = { en: '', fr: '', es: '' };
const FULL = { en: /\bfull\b/g, fr: /\bpleine\b/g, es: /\bllena\b/g } as const;
const EMPTY = { en: /\bempty\b/g, fr: /\bvide\b/g, es: /\bvacía(?!\p{L})/gu } as const;

it('says each square, so that whoever hears the picture can count it, and tells no total', () => {
  for (const [full, squares] of [
    [3, 10],
    [10, 10],
    [13, 20],
    [20, 20],
  ] as const)
    for (const locale of LOCALES) {
      const words = spokenIn(tenFrames(full, squares).figureText ?? NOTHING, locale);
      expect(words.match(FULL[locale]) ?? []).toHaveLength(full);
      expect(words.match(EMPTY[locale]) ?? []).toHaveLength(squares - full);
      expect(words).not.toMatch(/\d/);
    }
});

it('says each full row of ten, then the squares of the last row', () => {
  for (const locale of LOCALES) {
    const [rows = '', last = ''] = spokenIn(tensInWords(4, 7), locale).split('. ');
    expect(rows.match(/10/g)).toHaveLength(4);
    expect(last.match(FULL[locale])).toHaveLength(7);
  }
});

/** How many full squares are told. */
function toldIn(words: string): number {
  const tens = (words.match(/full row of 10/g) ?? []).length;
  return 9 * tens + (words.match(FULL.en) ?? []).length;
}

const barsOf = (skill: string) =>
  DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: 40 }, (_, seed) => generatorOf(skill)?.(seed, difficulty)),
  ).filter((item) => item?.figure?.type === 'bars');

it.each(['ma-count20', 'ma-tens'])('%s can be counted by ear wherever squares are counted', (skill) => {
  const items = barsOf(skill);
  expect(items.length).toBeGreaterThan(20);
  for (const item of items) {
    const rows = item?.figure?.type === 'bars' ? item.figure.rows : [];
    const drawn = rows.reduce((sum, row) => sum + row.shaded, 0);
    expect(toldIn(item?.figureText?.en ?? '')).toBe(drawn);
  }
});
