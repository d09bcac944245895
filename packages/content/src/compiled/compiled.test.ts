import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { TEXT_KINDS } from '@ori/contracts/text-names';
import { isPractised } from '@ori/core/problems/registry';
import { createSiteIndex, type SiteIndex } from '@ori/core/site-search/site-index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../content-of.ts';
import { entriesOf } from '../site-entries/entries-of.ts';
import { knownContent } from '../testing/known-content.ts';
import { CONTENT_DIR, copyContent, samplePath } from '../testing/real-content.ts';
import { compileContent } from './compile-content.ts';
import { openCompiled } from './open-compiled.ts';

const CACHE_DIR = join(import.meta.dirname, '../../../../.cache/test-content');
const COMPILING_MS = 180_000;

function opened(dir: string, outDir: string): Content {
  const content = openCompiled(dir, outDir);
  if (content === null) throw new Error(`${dir} is not compiled`);
  return content;
}

const shown = (index: SiteIndex | null, query: string) => {
  const found = index?.find(query);
  return found && { ...found, ranked: found.ranked.map((each) => ({ ...each, drawn: index?.draw(each) })) };
};

describe('the shipped content, compiled', () => {
  let outDir: string;
  let read: Content;
  let compiled: Content;
  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'ori-compiled-'));
    await compileContent(CONTENT_DIR, outDir, { cacheDir: CACHE_DIR });
    [read, compiled] = [await knownContent(), opened(CONTENT_DIR, outDir)];
  }, COMPILING_MS);
  afterAll(() => rm(outDir, { recursive: true }));

  it('is every lesson, in every language, as reading gives it', { timeout: COMPILING_MS }, () => {
    expect(compiled.lessonIds).toEqual(read.lessonIds);
    for (const id of read.lessonIds) {
      expect(compiled.lessonLanguages(id)).toEqual(read.lessonLanguages(id));
      expect(compiled.lessonPractice(id)).toEqual(read.lessonPractice(id));
      for (const locale of LOCALES) {
        expect(compiled.lesson(id, locale)).toEqual(read.lesson(id, locale));
        expect(compiled.lessonSummary(id, locale)).toEqual(read.lessonSummary(id, locale));
        expect(compiled.passages(id, locale)).toEqual(read.passages(id, locale));
      }
    }
    expect(compiled.lesson('no-such-lesson', 'en')).toBeNull();
  });

  it('is the same data, courses, ledger and version', () => {
    expect(compiled.version).toBe(read.version);
    expect(compiled.data).toEqual(read.data);
    for (const locale of LOCALES) {
      expect(compiled.courses(locale)).toEqual(read.courses(locale));
      expect(compiled.heritage(locale).claims).toEqual(read.heritage(locale).claims);
    }
  });

  it('is every article, help text and legal text', () => {
    for (const kind of TEXT_KINDS)
      for (const locale of LOCALES) {
        const listed = read.texts.list(kind, locale);
        expect(compiled.texts.list(kind, locale)).toEqual(listed);
        for (const { slug } of listed) {
          expect(compiled.texts.get(kind, slug, locale)).toEqual(read.texts.get(kind, slug, locale));
          expect(compiled.texts.passages(kind, slug, locale)).toEqual(read.texts.passages(kind, slug, locale));
        }
      }
    expect(compiled.texts.get('legal', '../../index', 'en')).toBeNull();
    expect(compiled.texts.passages('help', 'no-such-text', 'en')).toEqual([]);
  });

  it('finds on the site what an index made of the lessons finds', { timeout: COMPILING_MS }, () => {
    for (const locale of LOCALES) {
      const made = createSiteIndex(locale, read.data.searchWords.synonyms[locale]);
      for (const some of entriesOf({ content: read, locale, isPractised }))
        for (const entry of some) made.add(entry);
      const index = made.finish();
      const built = compiled.builtSiteIndex(locale);
      expect(built?.size).toBe(index.size);
      for (const query of ['fractions', 'dinosors', 'mitad', 'moitié du pain', 'ahmose scribe', 'w', 'egypt'])
        expect(shown(built, query)).toEqual(shown(index, query));
    }
    expect(read.builtSiteIndex('en')).toBeNull();
  });
});

describe('content that changed since', () => {
  it('is not taken from what was compiled before, whatever changed', { timeout: COMPILING_MS }, async () => {
    const copy = await copyContent();
    const outDir = join(copy.dir, '../compiled');
    const folders = async () => (await readdir(outDir)).length;
    try {
      expect(openCompiled(copy.dir, outDir)).toBeNull();
      await compileContent(copy.dir, outDir, copy);
      const before = opened(copy.dir, outDir);
      const [id = ''] = before.lessonIds;
      await copy.edit(samplePath('fr'), (text) => text.replace('fraction', 'part'));
      expect(openCompiled(copy.dir, outDir)).toBeNull();
      await compileContent(copy.dir, outDir, copy);
      expect(opened(copy.dir, outDir).version).not.toBe(before.version);
      // A server that began with the earlier one still reads it; what came before that is gone.
      expect(before.lesson(id, 'es')?.id).toBe(id);
      await writeFile(join(copy.dir, 'texts/more.txt'), '');
      expect(openCompiled(copy.dir, outDir)).toBeNull();
      await rm(join(copy.dir, 'texts/more.txt'));
      await copy.edit('primary-sources.json', (text) => `${text}\n`);
      await compileContent(copy.dir, outDir, copy);
      expect(await folders()).toBe(2);
    } finally {
      await copy.remove();
    }
  });

  it('is compiled only when it is sound', async () => {
    const copy = await copyContent();
    const outDir = join(copy.dir, '../compiled');
    try {
      await copy.edit(samplePath('en'), (text) => text.replace('id: adding-unlike-parts', 'id: another'));
      await expect(compileContent(copy.dir, outDir, copy)).rejects.toThrow('another');
      expect(openCompiled(copy.dir, outDir)).toBeNull();
    } finally {
      await copy.remove();
    }
  });
});
