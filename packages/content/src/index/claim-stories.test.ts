import { LOCALES } from '@ori/contracts/locale';
import { beforeAll, expect, it } from 'vitest';
import { checkStories } from '../data/check-stories.ts';
import type { ContentData } from '../data/read-data.ts';
import type { Content } from '../open-content.ts';
import { knownContent } from '../testing/known-content.ts';

let content: Content;
beforeAll(async () => {
  content = await knownContent();
});

it('tells at least sixteen stories in each language, from the earliest on, each part a claim of the ledger', () => {
  for (const locale of LOCALES) {
    const { hiddenStories, claims } = content.heritage(locale);
    const years = hiddenStories.map(({ year }) => year);
    expect(years.length).toBeGreaterThanOrEqual(16);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    const ids = new Set(claims.filter(({ lang }) => lang === locale).map(({ id }) => id));
    const parts = hiddenStories.flatMap(({ did, told }) => [did, told]);
    expect(parts.filter(({ claimId }) => !ids.has(claimId))).toEqual([]);
    expect(parts.filter(({ sources }) => sources.length < 2)).toEqual([]);
  }
});

const count = (text: string) => text.split(/\s+/u).length;

it('keeps a story to 60 to 110 words in every language', () => {
  const sizes = LOCALES.flatMap((locale) =>
    content.heritage(locale).hiddenStories.map(({ did, told }) => count(did.text) + count(told.text)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(110);
});

it('sends readers to lessons that are written', () => {
  const targets = content.heritage('en').hiddenStories.map(({ next }) => next.to);
  const lessons = targets.filter((to) => to.startsWith('/lessons/')).map((to) => to.split('/')[2] ?? '');
  expect(lessons.length).toBeGreaterThan(5);
  expect(lessons.filter((id) => !content.lessonIds.includes(id))).toEqual([]);
});

const broken = (change: (stories: ContentData['hiddenStories']) => void): string[] => {
  const hiddenStories = structuredClone(content.data.hiddenStories);
  change(hiddenStories);
  return checkStories({ ...content.data, hiddenStories }).map(({ rule }) => rule);
};

it('refuses a story that cites nothing known or leads nowhere, and a source that nothing cites', () => {
  expect(broken(() => undefined)).toEqual([]);
  expect(broken(({ stories }) => stories[0]?.did.sources.push('NOBODY'))).toEqual(['unknown-source']);
  expect(broken(({ sources }) => (sources['SPARE'] = { text: 'A book, 1900' }))).toEqual(['source-unused']);
  expect(
    broken(({ stories }) => {
      const [story] = stories;
      if (story) story.next.to = '/cultures/atlantis';
    }),
  ).toEqual(['unknown-target']);
});
