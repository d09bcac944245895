import { LOCALES, type Locale } from '@ori/contracts/locale';
import { indexPassages, type PassageIndex } from '@ori/core/search/passage-index';
import { FRESH_QUERIES, HELD_OUT_QUERIES } from '@ori/core/search/testing/fresh-queries';
import { JUDGED_QUERIES } from '@ori/core/search/testing/judged-queries';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../open-content.ts';
import { CONTENT_DIR } from '../testing/real-content.ts';

const indexes = new Map<Locale, PassageIndex>();

beforeAll(async () => {
  const { version, lessonIds, passages } = await openContent(CONTENT_DIR);
  for (const locale of LOCALES) {
    const all = lessonIds.flatMap((id) => passages(id, locale));
    indexes.set(locale, await indexPassages({ version, passages: all }, locale));
  }
}, 120_000);

describe('searching the shipped lessons without a server', () => {
  it.each([
    ['judged', JUDGED_QUERIES, 0.96],
    ['one of each lesson', FRESH_QUERIES, 0.93],
    ['held out', HELD_OUT_QUERIES, 0.88],
  ] as const)('has the lesson a teacher would open among three, misspelt: %s', (_, queries, least) => {
    const found = queries.filter(({ query, locale, lessons }) =>
      indexes
        .get(locale)
        ?.find(query, 3)
        .some(({ passage }) => lessons.includes(passage.lessonId)),
    );
    expect(found.length / queries.length).toBeGreaterThanOrEqual(least);
  });

  it('names each lesson once, and nothing for words that tell nothing', () => {
    const ids = indexes.get('en')?.find('interest on a loan', 10) ?? [];
    const lessons = ids.map(({ passage }) => passage.lessonId);
    expect(lessons.length).toBeGreaterThan(1);
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(indexes.get('en')?.find('what is the', 3)).toEqual([]);
  });
});
