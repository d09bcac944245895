import path from 'node:path';
import { openCompiled } from '@ori/content/compiled/open-compiled';
import { compileContent } from '@ori/content/compiled/compile-content';
import { copyContent, type CopiedContent } from '@ori/content/testing/real-content';
import { lesson } from '@ori/contracts/content';
import { LOCALES } from '@ori/contracts/locale';
import { siteSearchAnswer } from '@ori/contracts/site-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProductContent } from './product-content.ts';
import { startTestApp } from './testing/app.ts';

const COMPILING_MS = 180_000;
const LESSON = 'adding-unlike-parts';

let copy: CopiedContent;
let places: Parameters<typeof openProductContent>[0];
beforeAll(async () => {
  copy = await copyContent();
  const root = path.dirname(copy.dir);
  places = { root, cacheDir: copy.cacheDir, isBuilt: true };
  await compileContent(copy.dir, path.join(root, 'packages/content/dist'), copy);
}, COMPILING_MS);
afterAll(() => copy.remove());

describe('the content of a built server', () => {
  it('answers lessons, texts and searches in every language', { timeout: COMPILING_MS }, async () => {
    const app = await startTestApp({ content: await openProductContent(places) });
    try {
      await app.services.search.fill();
      for (const locale of LOCALES) {
        const visitor = app.visitor();
        const headers = { cookie: `ori_lng=${locale}` };
        const told = lesson.parse((await visitor.get(`/api/lessons/${LESSON}`, { headers })).json());
        expect(told.locale).toBe(locale);
        expect(told.sections.length).toBeGreaterThan(3);
        const found = siteSearchAnswer.parse(
          (await visitor.get(`/api/search?${new URLSearchParams({ q: told.title })}`, { headers })).json(),
        );
        expect(found.results[0]?.path).toBe(`/lessons/${LESSON}`);
        expect(found.results[0]?.title).toBe(told.title);
        const passages = await app.services.search.opened()?.findPassages(told.title, locale, 3);
        expect(passages?.[0]?.lessonId).toBe(LESSON);
        expect((await visitor.get('/api/texts/help', { headers })).statusCode).toBe(200);
      }
    } finally {
      await app.close();
    }
  });

  it('is read from its files once they changed, and wherever the sources run', async () => {
    const isCompiled = async (more: { readonly isBuilt?: boolean } = {}) =>
      (await openProductContent({ ...places, ...more })).builtSiteIndex('en') !== null;
    expect(await isCompiled()).toBe(true);
    expect(await isCompiled({ isBuilt: false })).toBe(false);
    await copy.edit('primary-sources.json', (text) => `${text}\n`);
    expect(openCompiled(copy.dir, path.join(places.root, 'packages/content/dist'))).toBeNull();
    expect(await isCompiled()).toBe(false);
  });
});
