import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import { TEXT_KINDS } from '@ori/contracts/text-names';
import { isPractised } from '@ori/core/problems/registry';
import { createSiteIndex } from '@ori/core/site-search/site-index';
import type { Content } from '../content-of.ts';
import type { LessonRow } from '../index/lesson-row.ts';
import { contentAndRows } from '../open-content.ts';
import { entriesOf } from '../site-entries/entries-of.ts';
import { COMPILED, compiledName, type CompiledIndex, textsKey } from './compiled-folder.ts';
import { searchFilesOf } from './search-files.ts';

/** Folders of earlier contents that stay: a server that began with one may still read it. */
const EARLIER_KEPT = 1;

type Write = (name: string, value: unknown) => void;

function writeLessons(content: Content, rows: readonly LessonRow[], write: Write): void {
  for (const { id, locale } of rows) {
    write(COMPILED.lesson(id, locale), content.lesson(id, locale));
    write(COMPILED.lessonPassages(id, locale), content.passages(id, locale));
  }
}

/** Writes each text, and answers them as they are listed. */
function writeTexts({ texts }: Content, write: Write): CompiledIndex['listed'] {
  const lists = TEXT_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));
  return Object.fromEntries(
    lists.map(({ kind, locale }) => {
      const listed = texts.list(kind, locale);
      for (const { slug } of listed) {
        write(COMPILED.text(kind, slug, locale), texts.get(kind, slug, locale));
        write(COMPILED.textPassages(kind, slug, locale), texts.passages(kind, slug, locale));
      }
      return [textsKey(kind, locale), listed];
    }),
  );
}


function siteIndexOf(content: Content, locale: Locale) {
  const index = createSiteIndex(locale, content.data.searchWords.synonyms[locale]);
  for (const some of entriesOf({ content, locale, isPractised })) for (const entry of some) index.add(entry);
  return index.store();
}

/** Forgets folders of earlier contents, the latest apart. */
function forgetEarlier(outDir: string, name: string): void {
  const madeAt = (folder: string) => statSync(join(outDir, folder)).mtimeMs;
  const earlier = readdirSync(outDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== name)
    .map((entry) => entry.name)
    .toSorted((a, b) => madeAt(b) - madeAt(a));
  for (const folder of earlier.slice(EARLIER_KEPT)) rmSync(join(outDir, folder), { recursive: true, force: true });
}

/**
 * Checks and compiles the content folder `dir` into a folder of its own beneath `outDir`, for `openCompiled`. It appears
 * whole or not at all.
 * @throws ContentError when the content is not sound
 */
export async function compileContent(
  dir: string,
  outDir: string,
  options: { readonly cacheDir?: string } = {},
): Promise<void> {
  const name = compiledName(dir);
  const { content, rows } = await contentAndRows(dir, options);
  const making = join(outDir, `${name}.${process.pid}`);
  const put = (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(dirname(join(making, file)), { recursive: true });
    writeFileSync(join(making, file), bytes);
  };
  const write: Write = (file, value) => put(file, JSON.stringify(value));
  writeLessons(content, rows, write);
  const listed = writeTexts(content, write);
  for (const locale of LOCALES)
    for (const [file, bytes] of searchFilesOf(siteIndexOf(content, locale), locale)) put(file, bytes);
  write(COMPILED.data, content.data);
  write(COMPILED.index, { version: content.version, rows, listed } satisfies CompiledIndex);
  rmSync(join(outDir, name), { recursive: true, force: true });
  renameSync(making, join(outDir, name));
  forgetEarlier(outDir, name);
}
