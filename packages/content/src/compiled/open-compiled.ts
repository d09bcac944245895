import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@ori/contracts/content';
import type { Passage } from '@ori/contracts/search';
import type { Text } from '@ori/contracts/texts';
import { type Content, contentOf } from '../content-of.ts';
import type { ContentData } from '../data/read-data.ts';
import { keepLatest } from '../index/keep-latest.ts';
import { readPractice } from '../practice/read-practice.ts';
import type { TextPassage } from '../texts/compile-text.ts';
import type { Texts } from '../texts/texts-of.ts';
import { COMPILED, compiledName, type CompiledIndex, textsKey } from './compiled-folder.ts';
import { openSearchFiles } from './search-files.ts';

/** Lessons and texts kept in memory: reading one takes less than a millisecond. */
const KEPT = 24;

function reader(folder: string) {
  return <Value>(file: string): Value => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Value;
}

function textsIn(read: ReturnType<typeof reader>, listed: CompiledIndex['listed']): Texts {
  const textAt = keepLatest(KEPT, (file) => read<Text>(file));
  const list: Texts['list'] = (kind, locale) => listed[textsKey(kind, locale)] ?? [];
  const isThere: (...asked: Parameters<Texts['get']>) => boolean = (kind, slug, locale) =>
    list(kind, locale).some((text) => text.slug === slug);
  return {
    list,
    get: (kind, slug, locale) =>
      isThere(kind, slug, locale) ? textAt(COMPILED.text(kind, slug, locale)) : null,
    passages: (kind, slug, locale) =>
      isThere(kind, slug, locale) ? read<TextPassage[]>(COMPILED.textPassages(kind, slug, locale)) : [],
  };
}

/**
 * Opens the content folder `dir` as it was compiled into a folder beneath `outDir` (`compileContent`); null when these
 * very files were not. Lessons, texts and search are read when they are asked for.
 */
export function openCompiled(dir: string, outDir: string): Content | null {
  const folder = join(outDir, compiledName(dir));
  if (!existsSync(folder)) return null;
  const read = reader(folder);
  const { version, rows, listed } = read<CompiledIndex>(COMPILED.index);
  const data = read<ContentData>(COMPILED.data);
  const lessonAt = keepLatest(KEPT, (file) => read<Lesson>(file));
  return contentOf({
    version,
    data,
    rows,
    practice: readPractice(dir),
    readLesson: ({ id, locale }) => lessonAt(COMPILED.lesson(id, locale)),
    readPassages: ({ id, locale }) => read<Passage[]>(COMPILED.lessonPassages(id, locale)),
    textsWith: () => textsIn(read, listed),
    builtSiteIndex: (locale) => openSearchFiles(folder, { locale, synonyms: data.searchWords.synonyms[locale] }),
  });
}
