import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { TEXT_KINDS } from '@ori/contracts/text-names';
import { textAnswer } from '@ori/contracts/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../open-content.ts';
import { knownContent } from '../testing/known-content.ts';

/** Pages beyond the specification's table that texts may lead to. */
const BEYOND = [
  '/cultures',
  '/inventions',
  '/numbers',
  '/sites',
  '/methodology/map',
  '/verify',
  '/dashboard/parent/portfolio',
  '/dashboard/parent/transcript',
  '/dashboard/messages',
];
const PLACES = /^\/(?:blog|help|legal|lessons|homeschool\/states|cultures|sites)\/[a-z0-9-]+$/;

let content: Content;
beforeAll(async () => {
  content = await knownContent();
});

function everyText() {
  return TEXT_KINDS.flatMap((kind) =>
    LOCALES.flatMap((locale) => content.texts.list(kind, locale).map(({ slug }) => ({ kind, slug, locale }))),
  );
}

describe('the texts that the product ships with', () => {
  it('have the contract’s shape in every language, and the same ones in each', () => {
    for (const { kind, slug, locale } of everyText()) {
      const text = content.texts.get(kind, slug, locale);
      textAnswer.parse({ text, before: null, after: null });
    }
    for (const kind of TEXT_KINDS) {
      const slugs = LOCALES.map((locale) => content.texts.list(kind, locale).map(({ slug }) => slug));
      expect(slugs[1]).toEqual(slugs[0]);
      expect(slugs[2]).toEqual(slugs[0]);
    }
  });

  it('lead only to pages of the route table', () => {
    const table = join(import.meta.dirname, '../../../../apps/web/src/app/routes.spec-table.json');
    const rows = JSON.parse(readFileSync(table, 'utf8')) as { path: string }[];
    const known = new Set([...rows.map(({ path }) => path), ...BEYOND]);
    const strays = everyText().flatMap(({ kind, slug, locale }) => {
      const html =
        content.texts
          .get(kind, slug, locale)
          ?.sections.map((part) => part.html)
          .join('') ?? '';
      const paths = [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
      return paths.filter((path) => !known.has(path) && !PLACES.test(path)).map((path) => `${slug}: ${path}`);
    });
    expect(strays).toEqual([]);
  });

  it('link each lesson an article names, so each of them is written', () => {
    for (const { slug } of content.texts.list('articles', 'fr')) {
      const text = content.texts.get('articles', slug, 'fr');
      if (text?.kind !== 'articles') throw new Error(`${slug} is no article`);
      for (const { id } of text.lessons) expect(content.lesson(id, 'fr')).not.toBeNull();
    }
  });

  it('number at least six articles, each of some length', () => {
    const articles = content.texts.list('articles', 'en');
    expect(articles.length).toBeGreaterThanOrEqual(6);
    for (const { slug } of articles) {
      const words = content.texts
        .passages('articles', slug, 'en')
        .flatMap(({ text }) => text.split(' ')).length;
      expect(words).toBeGreaterThan(600);
    }
  });

  it('answer nothing for a text that is not there', () => {
    expect(content.texts.get('articles', 'none', 'en')).toBeNull();
    expect(content.texts.passages('help', 'none', 'en')).toEqual([]);
  });
});
