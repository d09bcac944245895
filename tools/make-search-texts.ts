import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * Writes what the search tells of each page (content/search/pages.json, `text`) as the page describes itself, in every
 * language. Names and aliases stay: people look for other words than a page greets them with. A test of the web app
 * fails where one was forgotten.
 */
const ROOT = path.join(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'content/search/pages.json');

interface Page {
  readonly path: string;
  readonly text: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function wordsFor(locale: string, key: string): string {
  const [file = '', name = ''] = key.includes(':') ? key.split(':') : ['common', key];
  const words = read(path.join(ROOT, 'apps/web/src/locales', locale, `${file}.json`));
  const found = name
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], words);
  if (typeof found !== 'string') throw new Error(`${locale} has no words for ${key}`);
  return found;
}

const { module: tables } = await runnerImport<{
  publicRows: readonly { readonly path: string; readonly description?: string }[];
}>(path.join(ROOT, 'apps/web/src/app/public-rows.ts'));
const pages = read(FILE) as Page[];
for (const page of pages) {
  const { description } = tables.publicRows.find((row) => row.path === page.path) ?? {};
  if (description === undefined) continue;
  for (const locale of Object.keys(page.text)) page.text[locale] = wordsFor(locale, description);
}
writeFileSync(FILE, `${JSON.stringify(pages, null, 2)}\n`);
