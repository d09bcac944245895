import type { Problem } from './problem.ts';
import { checkClaims } from './index/claim-checks.ts';
import { checkData } from './data/check-data.ts';
import { readData, type ContentData } from './data/read-data.ts';
import { untranslatedUnits } from './index/courses.ts';
import { hashOf, readIndexCache, writeIndexCache, type CacheEntry } from './index/index-cache.ts';
import type { LessonRow } from './index/lesson-row.ts';
import { scanLessons } from './index/scan-lessons.ts';
import { scanPractice } from './practice/scan-practice.ts';
import type { PassedCache } from './texts/passed.ts';
import { scanTexts } from './texts/scan-texts.ts';
import type { TextFile } from './texts/text-file.ts';

export interface ContentReading {
  /** Null when a data file is missing or malformed. */
  readonly data: ContentData | null;
  readonly entries: ReadonlyMap<string, CacheEntry>;
  readonly texts: readonly TextFile[];
  readonly problems: readonly Problem[];
  /** Changes with every byte of content. */
  readonly version: string;
  /** Lessons read and checked anew. */
  readonly checked: number;
}

/** Reads and checks the content folder `dir`; unchanged lessons are taken from `cacheDir`. */
export async function readContent(dir: string, cacheDir?: string): Promise<ContentReading> {
  const { data, problems, hash } = await readData(dir);
  if (!data) return { data, entries: new Map(), texts: [], problems, version: hash.slice(0, 16), checked: 0 };
  const cached = cacheDir ? await readIndexCache(cacheDir, hash) : new Map<string, CacheEntry>();
  const dataProblems = checkData(data);
  const scan = await scanLessons(dir, data, cached);
  const passed = (name: PassedCache['name']) => (cacheDir ? { dir: cacheDir, name, dataHash: hash } : null);
  const texts = await scanTexts(dir, data, passed('content-texts'));
  const practice = await scanPractice(dir, passed('content-practice'));
  const found = [
    ...dataProblems,
    ...scan.problems,
    ...texts.problems,
    ...practice.problems,
    ...unitProblems(data, scan.entries),
    ...checkClaims(data, englishRows(scan.entries)),
  ];
  if (cacheDir && found.length === 0 && scan.changed) await writeIndexCache(cacheDir, hash, scan.entries);
  return {
    data,
    entries: scan.entries,
    texts: texts.files,
    problems: found,
    version: versionOf(hashOf(`${hash}${texts.bytes}${practice.bytes}`), scan.entries),
    checked: scan.checked,
  };
}

function englishRows(entries: ReadonlyMap<string, CacheEntry>): LessonRow[] {
  return [...entries.values()].map(({ row }) => row).filter(({ locale }) => locale === 'en');
}

function unitProblems(data: ContentData, entries: ReadonlyMap<string, CacheEntry>): Problem[] {
  const written = new Set([...entries.values()].map(({ row }) => row.id));
  return untranslatedUnits(data, written).map((unit) => ({
    file: 'translations/courses.json',
    field: `units.${unit}`,
    rule: 'translation',
    message: 'a unit with a written lesson needs its title in fr and es',
  }));
}

function versionOf(dataHash: string, entries: ReadonlyMap<string, CacheEntry>): string {
  const lessons = [...entries].map(([file, { hash }]) => `${file} ${hash}`).toSorted();
  return hashOf([dataHash, ...lessons].join('\n')).slice(0, 16);
}
