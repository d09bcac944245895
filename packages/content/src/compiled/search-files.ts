import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ori/contracts/locale';
import {
  openSiteIndex,
  type OpeningIndex,
  type SiteIndex,
  type StoredSiteIndex,
} from '@ori/core/site-search/site-index';
import { COMPILED } from './compiled-folder.ts';

/** A language's search without its numbers and its passages, which lie in files of their own. */
interface SearchFile {
  readonly entries: StoredSiteIndex['entries'];
  readonly words: readonly string[];
  readonly written: StoredSiteIndex['postings']['written'];
  readonly names: readonly string[];
  /** Where the passages of each entry end, in bytes. */
  readonly passageEnds: readonly number[];
}

/** The files of a language's search, by name. */
export function searchFilesOf({ entries, postings }: StoredSiteIndex, locale: Locale): Map<string, string | Uint8Array> {
  const passages = entries.map((entry) => Buffer.from(JSON.stringify(entry.passages)));
  let end = 0;
  const file: SearchFile = {
    entries: entries.map((entry) => ({ ...entry, passages: [] })),
    words: postings.words,
    written: postings.written,
    names: postings.names,
    passageEnds: passages.map(({ length }) => (end += length)),
  };
  const numbers = Uint32Array.from([...postings.ends, ...postings.all]);
  return new Map<string, string | Uint8Array>([
    [COMPILED.search(locale), JSON.stringify(file)],
    [COMPILED.searchNumbers(locale), new Uint8Array(numbers.buffer)],
    [COMPILED.searchPassages(locale), Buffer.concat(passages)],
  ]);
}

function readPart(path: string, from: number, to: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(to - from);
    readSync(file, bytes, 0, bytes.length, from);
    return bytes.toString('utf8');
  } finally {
    closeSync(file);
  }
}

/** Opens a language's search. Passages stay on disk: they are read for what is shown. */
export function openSearchFiles(folder: string, opening: Omit<OpeningIndex, 'passagesOf'>): SiteIndex {
  const { locale } = opening;
  const { entries, words, written, names, passageEnds } = JSON.parse(
    readFileSync(join(folder, COMPILED.search(locale)), 'utf8'),
  ) as SearchFile;
  const bytes = Uint8Array.from(readFileSync(join(folder, COMPILED.searchNumbers(locale))));
  const numbers = new Uint32Array(bytes.buffer);
  const ends = numbers.subarray(0, words.length);
  const all = numbers.subarray(words.length);
  const passages = join(folder, COMPILED.searchPassages(locale));
  const passagesOf = (entry: number) =>
    JSON.parse(readPart(passages, passageEnds[entry - 1] ?? 0, passageEnds[entry] ?? 0)) as string[];
  return openSiteIndex({ entries, postings: { words, ends, all, written, names } }, { ...opening, passagesOf });
}
