import { LOCALES, type Locale } from '@ori/contracts/locale';
import { indexPassages, type PassageIndex } from '@ori/core/search/passage-index';
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
  it('has the lesson a teacher would open among three, misspelt and in three languages', () => {
    const found = JUDGED_QUERIES.filter(({ query, locale, lessons }) =>
      indexes
        .get(locale)
        ?.find(query, 3)
        .some(({ passage }) => lessons.includes(passage.lessonId)),
    );
    expect(found.length / JUDGED_QUERIES.length).toBeGreaterThanOrEqual(0.85);
  });

  it('names each lesson once, and nothing for words that tell nothing', () => {
    const ids = indexes.get('en')?.find('interest on a loan', 10) ?? [];
    const lessons = ids.map(({ passage }) => passage.lessonId);
    expect(lessons.length).toBeGreaterThan(1);
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(indexes.get('en')?.find('what is the', 3)).toEqual([]);
  });
});
