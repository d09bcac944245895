import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentData } from '../data/read-data.ts';
import { shippedData } from '../testing/real-content.ts';
import { scanTexts } from './scan-texts.ts';

const ARTICLE = `---
title: A title of some length
description: A description that is long enough to say something about it.
published: '2026-01-02'
updated: '2026-01-02'
tags: [one]
picture: gougu
alt: A drawing of two squares and a third one.
claims:
  - text: A sentence that can be checked.
    label: science
    sources: [1]
lessons: [gou-and-gu]
sources:
  - author: Somebody
    title: A book
    publisher: A house
    year: '1999'
---

Said before any heading.

## A heading

A sentence with a source [1](#source-1), and a link [to it](#a-heading).

## A heading

Another part, with a lesson [to open](/lessons/gou-and-gu).
`;

let data: ContentData;
let dir: string;
beforeAll(async () => {
  data = await shippedData();
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ori-texts-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

/** What is wrong with the article, its French and Spanish files as they should be, as `file field rule`. */
async function brokenBy(change: (text: string) => string): Promise<string[]> {
  for (const locale of LOCALES) await write(`texts/articles/one/${locale}.md`, ARTICLE);
  await write('texts/articles/one/en.md', change(ARTICLE));
  const { problems } = await scanTexts(dir, data, null);
  return problems.filter(({ file }) => file.endsWith('en.md')).map(({ field, rule }) => `${field} ${rule}`);
}

// prettier-ignore
const PLANTED: readonly (readonly [title: string, passage: string, instead: string, complaint: string])[] = [
  ['no sources', /sources:\n {2}- author.*?'1999'\n/s.exec(ARTICLE)?.[0] ?? '', 'sources: []\n', 'sources front-matter'],
  ['a field nobody knows', 'tags: [one]', 'tags: [one]\nmood: good', 'front matter front-matter'],
  ['a picture that is not drawn', 'picture: gougu', 'picture: sunset', 'picture front-matter'],
  ['a source that cannot be found', '    publisher: A house\n', '', 'sources.0 front-matter'],
  ['a source that nobody cites', 'a source [1](#source-1)', 'a source [2](#source-2)', 'sources text-sources'],
  ['a record with one source', 'label: science', 'label: record', 'claims.0 text-sources'],
  ['an unknown lesson', 'lessons: [gou-and-gu]', 'lessons: [gou-and-magic]', 'lessons unknown-lesson'],
  ['a link to an unknown lesson', '(/lessons/gou-and-gu)', '(/lessons/magic)', 'body text-link'],
  ['a link to an unknown article', '(/lessons/gou-and-gu)', '(/blog/none)', 'body text-link'],
  ['a link to a heading that is not there', '(#a-heading)', '(#no-heading)', 'body text-link'],
  ['a link that is not rooted', '(/lessons/gou-and-gu)', '(lessons/gou-and-gu)', 'body text-link'],
  ['raw HTML', 'Another part', '<b>Another</b> part', 'body text-markup'],
  ['a heading of the page itself', '## A heading\n\nA sentence', '# A heading\n\nA sentence', 'body text-heading'],
  ['a banned phrase', 'Another part', 'A healing frequency', 'body phrase:healing-frequency'],
  ['a doubt', 'Another part', 'Another (?) part', 'body doubt-published'],
];

describe('a text', () => {
  it('passes when all is in order', async () => {
    expect(await brokenBy((text) => text)).toEqual([]);
  });

  it.each(PLANTED)('is refused for %s', async (_title, passage, instead, complaint) => {
    expect(ARTICLE).toContain(passage);
    expect(await brokenBy((text) => text.replace(passage, instead))).toContain(complaint);
  });

  it('is refused when a language is missing, or says something else of itself', async () => {
    await write('texts/articles/one/en.md', ARTICLE);
    await write('texts/articles/one/fr.md', ARTICLE.replace('gougu', 'seed'));
    const { problems } = await scanTexts(dir, data, null);
    expect(problems.map(({ file, field, rule }) => `${file} ${field} ${rule}`)).toEqual([
      'texts/articles/one/es.md file text-language',
      'texts/articles/one/fr.md picture text-language',
    ]);
  });

  it('is refused where no text lies', async () => {
    await write('texts/poems/one/en.md', ARTICLE);
    const { problems } = await scanTexts(dir, data, null);
    expect(problems.map(({ rule }) => rule)).toEqual(['stray-file']);
  });

  it('once passed is not checked again until a byte or the data changes', async () => {
    for (const locale of LOCALES) await write(`texts/articles/one/${locale}.md`, ARTICLE);
    const cache = { dir: join(dir, 'cache'), name: 'content-texts', dataHash: 'a' } as const;
    expect((await scanTexts(dir, data, cache)).problems).toEqual([]);
    // Data that would refuse the text: who reads it anew complains, who trusts the cache does not.
    const strict = { ...data, curriculum: [], namedLessons: [] };
    expect((await scanTexts(dir, strict, cache)).problems).toEqual([]);
    expect((await scanTexts(dir, strict, { ...cache, dataHash: 'b' })).problems).not.toEqual([]);
    await write('texts/articles/one/en.md', ARTICLE.replace('Another part', 'A healing frequency'));
    expect((await scanTexts(dir, data, cache)).problems).not.toEqual([]);
  });
});
