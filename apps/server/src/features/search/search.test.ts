import { brotliDecompressSync } from 'node:zlib';
import { lessonSearchIndex } from '@ori/contracts/search';
import type { Locale } from '@ori/contracts/locale';
import {
  FRESH_QUERIES,
  FRESH_UNANSWERED,
  HELD_OUT_QUERIES,
  LATER_QUERIES,
} from '@ori/core/search/testing/fresh-queries';
import {
  JUDGED_QUERIES,
  UNANSWERED_QUERIES,
  type JudgedQuery,
} from '@ori/core/search/testing/judged-queries';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createSearchService, type SearchService } from './search.service.ts';

vi.setConfig({ hookTimeout: 180_000, testTimeout: 120_000 });

let app: TestApp;
let search: SearchService;
beforeAll(async () => {
  app = await startTestApp();
  search = app.services.search;
  await search.fill();
});
afterAll(() => app.close());

function opened() {
  const found = search.opened();
  if (found === null) throw new Error('The passages are not indexed');
  return found;
}
const find = (query: string, locale: Locale = 'en', limit = 3) => opened().findPassages(query, locale, limit);
async function judge({ query, locale, lessons }: JudgedQuery) {
  const ids = (await find(query, locale)).map(({ lessonId }) => lessonId);
  return { first: lessons.includes(ids[0] ?? ''), any: ids.some((id) => lessons.includes(id)) };
}
const bandsFound = async (tier?: 'elementary') =>
  (await opened().findPassages('compound interest', 'en', 5, [], tier)).map(
    ({ lessonId }) => app.content.lessonSummary(lessonId, 'en')?.band,
  );
const count = async (sql: string) => (await app.database.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0;

const isMissing = (id: string, locale: Locale) => id === 'gou-and-gu' && locale === 'fr';

describe('finding passages of the shipped lessons', () => {
  it.each([
    ['judged', JUDGED_QUERIES, 0.92, 0.96],
    ['one of each lesson', FRESH_QUERIES, 0.86, 0.86],
    ['held out', HELD_OUT_QUERIES, 0.8, 0.8],
    ['asked later', LATER_QUERIES, 0.8, 0.8],
  ] as const)(
    'opens the lesson a teacher would, first of all or among three, misspelt and in three languages: %s',
    async (_, queries, firstLeast, anyLeast) => {
      const found = await Promise.all(queries.map(judge));
      expect(found.filter(({ first }) => first).length / found.length).toBeGreaterThanOrEqual(firstLeast);
      expect(found.filter(({ any }) => any).length / found.length).toBeGreaterThanOrEqual(anyLeast);
    },
  );

  it('is asked for every lesson there is', () => {
    const asked = new Set(FRESH_QUERIES.flatMap(({ lessons }) => lessons));
    expect(app.content.lessonIds.filter((id) => !asked.has(id))).toEqual([]);
  });

  // Of the fresh ones, the dinosaurs are explained as a word, and two verbs are taken for nouns.
  it.each([
    ['judged', UNANSWERED_QUERIES, 0.05],
    ['fresh', FRESH_UNANSWERED, 0.14],
  ] as const)('keeps silent about what no lesson answers: %s', async (_, queries, citedMost) => {
    const cited = [];
    for (const { query, locale } of queries) if ((await find(query, locale)).length > 0) cited.push(query);
    expect(queries.length).toBeGreaterThanOrEqual(30);
    expect(cited.length / queries.length).toBeLessThanOrEqual(citedMost);
  });

  it('cites at most two sentences, from the section where they stand, with the label of their claim', async () => {
    const [cited] = await find('who was the scribe ahmose');
    expect(cited).toMatchObject({ section: 'story', label: 'record' });
    expect(cited?.extract).toContain('Ahmose');
    expect(cited?.extract.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
    const passages = app.content.passages(cited?.lessonId ?? '', 'en');
    expect(passages.some(({ text }) => text.includes(cited?.extract ?? 'none'))).toBe(true);
  });

  it('names the word whose meaning it cites: a unit fraction is not every fraction', async () => {
    const cited = await find('what is a fraction with 1 on top');
    expect(cited.map(({ extract }) => extract)).toContainEqual(expect.stringMatching(/^unit fraction: /i));
  });

  it('prefers lessons of the cultures a style likes among good answers, and loses none of them', async () => {
    const query = 'how did people measure right angles';
    const plain = await find(query, 'en', 5);
    const lessons = plain.map(({ lessonId }) => lessonId);
    const last = lessons.at(-1) ?? '';
    const liked = await opened().findPassages(query, 'en', 5, app.content.lessonCultures(last));
    expect(liked.map(({ lessonId }) => lessonId).toSorted()).toEqual(lessons.toSorted());
    expect(liked.findIndex(({ lessonId }) => lessonId === last)).toBeLessThanOrEqual(lessons.length - 1);
    expect(app.content.lessonIds.some((id) => app.content.lessonCultures(id).length > 0)).toBe(true);
  });

  it('finds nothing for a question without a telling word, and takes signs for what they are', async () => {
    for (const query of ['', 'what is it?', "' | & ! :* \\", "it's 'the' \\'"])
      expect(await find(query)).toEqual([]);
    expect(await opened().define('the', 'en')).toBeNull();
  });

  it('defines words of the vocabulary, misspelt ones too, and no others', async () => {
    expect(await opened().define('what is a denomnator?', 'en')).toMatchObject({
      term: 'denominator',
      citation: { lessonId: 'adding-unlike-parts', section: 'words' },
    });
    expect(await opened().define('c’est quoi un dénominateur', 'fr')).toMatchObject({ term: 'dénominateur' });
    expect(await opened().define('define compound interest', 'en')).toMatchObject({
      term: 'compound interest',
    });
    expect(await opened().define('what is a themed party', 'en')).toBeNull();
  });

  it('names the nearest lesson where no passage answers the whole question', async () => {
    expect(await opened().nearestLesson('denominators and aeroplanes', 'en')).toMatchObject({
      id: 'adding-unlike-parts',
    });
    expect(await opened().nearestLesson('aeroplanes', 'en')).toBeNull();
  });

  it('sends nobody to a lesson that only mentions a word, nor to one far above them', async () => {
    for (const query of ['how did the egyptians build the pyramids', 'who will win the world cup'])
      expect(await opened().nearestLesson(query, 'en', 'elementary'), query).toBeNull();
    expect(await bandsFound()).not.toEqual([]);
    for (const band of await bandsFound('elementary')) expect(['K-2', '3-5', '6-8']).toContain(band);
  });

  it('offers English passages of a lesson that is not written in the language yet', async () => {
    const version = `${app.content.version}-partly`;
    const content = {
      ...app.content,
      version,
      passages: (id: string, locale: Locale) =>
        isMissing(id, locale) ? [] : app.content.passages(id, locale),
    };
    const partly = createSearchService({ ...app.deps, content });
    await partly.fill();
    const found = await partly.opened()?.findPassages('pythagoras hypotenuse gou', 'fr', 1);
    expect(found?.[0]?.lessonId).toBe('gou-and-gu');
    expect(found?.[0]?.extract).toMatch(/\b(the|of|is)\b/);
  });
});

describe('the index', () => {
  it('is filled once for a version, whatever the number of processes', async () => {
    const content = { ...app.content, version: 'together', lessonIds: app.content.lessonIds.slice(0, 3) };
    const others = [1, 2, 3].map(() => createSearchService({ ...app.deps, content }));
    await Promise.all(others.map((other) => other.fill()));
    expect(others.every((other) => other.opened() !== null)).toBe(true);
    expect(
      await count(
        "select count(distinct lesson_id)::int as n from lesson_passages where version like 'together.%'",
      ),
    ).toBe(3);
    expect(
      await count("select count(*)::int as n from passage_versions where version like 'together.%'"),
    ).toBe(1);
  });

  it('keeps the two latest versions and forgets the older ones', async () => {
    for (const version of ['first', 'second', 'third']) {
      const content = { ...app.content, version, lessonIds: app.content.lessonIds.slice(0, 1) };
      app.clock.now = new Date(app.clock.now.getTime() + 1_000);
      await createSearchService({ ...app.deps, content }).fill();
    }
    const { rows } = await app.database.pool.query(
      'select distinct version from lesson_passages order by version',
    );
    expect(rows.map(({ version }) => version)).toEqual(['second.2', 'third.2']);
  });

  it('still finds what is written right where the database has no pg_trgm, and says so in the log', async () => {
    await app.database.pool.query('drop extension pg_trgm cascade');
    const warned = vi.fn();
    const content = { ...app.content, version: 'plain', lessonIds: ['adding-unlike-parts', 'rhymes'] };
    const log = { ...app.deps.log, info: vi.fn(), warn: warned, error: console.error };
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const without = createSearchService({ ...app.deps, content, log: log as never });
    await without.fill();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('pg_trgm'));
    expect(await without.opened()?.findPassages('denominator of fractions', 'en', 1)).toMatchObject([
      { lessonId: 'adding-unlike-parts' },
    ]);
    expect(await without.opened()?.findPassages('denomnator of fracshuns', 'en', 1)).toEqual([]);
  });
});

describe('the index for browsers', () => {
  it('is open to everybody, compressed, and kept for ever under the content’s version', async () => {
    const version = app.content.version;
    const answer = await app.visitor().get(`/api/search/index/fr?v=${version}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(answer.headers['cache-control']).toContain('immutable');
    const index = lessonSearchIndex.parse(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()));
    expect(index).toMatchObject({ version, locale: 'fr' });
    expect(new Set(index.passages.map(({ lessonId }) => lessonId)).size).toBe(app.content.lessonIds.length);
  });

  it('is asked for again under no version or an old one, and not sent twice', async () => {
    const visitor = app.visitor();
    const answer = await visitor.get('/api/search/index/en?v=old');
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    const again = await visitor.get('/api/search/index/en', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await visitor.get('/api/search/index/de')).statusCode).toBe(400);
  });
});
