import { knownContent } from '@ori/content/testing/known-content';
import { expect, test } from 'vitest';
import { createTaught } from './content.service.ts';

const sum = (counts: readonly { readonly count: number }[]) =>
  counts.reduce((all, { count }) => all + count, 0);

const now = () => new Date('2026-11-23T12:00:00Z');

test('content is told with its labels, sources and languages, each thing counted once', async () => {
  const content = await knownContent();
  const since: Date[] = [];
  const reported = async (moment: Date) => {
    since.push(moment);
    return { wrong: 2, letters: 1, ownCourses: 3 };
  };
  const taught = await createTaught({ content, now, store: { reported } }).read();
  expect(taught).toMatchObject({
    version: content.version,
    reported: { wrong: 2, letters: 1 },
    ownCourses: 3,
  });
  expect(since).toEqual([new Date('2026-10-24T12:00:00Z')]);
  expect(sum(taught.claims.labels)).toBe(taught.claims.all);
  expect(sum(taught.claims.reviews)).toBe(taught.claims.all);
  expect(taught.lessons).toBe(content.lessonIds.length);
  expect(taught.subjects.reduce((all, { lessons }) => all + lessons, 0)).toBe(taught.lessons);
  for (const { bands, lessons } of taught.subjects) expect(sum(bands)).toBe(lessons);
  for (const { lessons, missing } of taught.languages) expect(lessons + missing.length).toBe(taught.lessons);
  expect(taught.languages[0]).toEqual({ locale: 'en', lessons: taught.lessons, missing: [] });
  expect(taught.claims.withAddress).toBeLessThanOrEqual(taught.claims.sources);
  expect(taught.claims.withoutAddress.length).toBeLessThanOrEqual(100);
});

test('a lesson that is not written in a language is named as missing there', async () => {
  const known = await knownContent();
  const [first = ''] = known.lessonIds;
  const content = {
    ...known,
    lessonLanguages: (id: string) => (id === first ? (['en'] as const) : known.lessonLanguages(id)),
  };
  const store = { reported: async () => ({ wrong: 0, letters: 0, ownCourses: 0 }) };
  const { languages } = await createTaught({ content, now: () => new Date(0), store }).read();
  for (const locale of ['fr', 'es'])
    expect(languages.find((each) => each.locale === locale)?.missing.map(({ id }) => id)).toContain(first);
});
