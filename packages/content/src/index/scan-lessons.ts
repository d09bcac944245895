import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import type { ContentData } from '../data/read-data.ts';
import { checkFolder, type FileText } from './check-folder.ts';
import { hashOf, type CacheEntry } from './index-cache.ts';

export interface Scan {
  readonly entries: ReadonlyMap<string, CacheEntry>;
  readonly problems: readonly Problem[];
  /** Whether any entry differs from the cached one. */
  readonly changed: boolean;
  /** How many lessons were read and checked, rather than taken from the cache. */
  readonly checked: number;
}

interface Folder {
  readonly path: string;
  readonly files: readonly string[];
}

/** Finds every lesson folder; reads and checks those that changed since `cached`. */
export async function scanLessons(
  dir: string,
  data: ContentData,
  cached: ReadonlyMap<string, CacheEntry>,
): Promise<Scan> {
  const folders = await lessonFolders(dir);
  const entries = new Map<string, CacheEntry>();
  const problems: Problem[] = [];
  let checked = 0;
  let changed = false;
  for (const chunk of chunksOf(folders, 100)) {
    const scans = await Promise.all(chunk.map((folder) => scanFolder(dir, folder, data, cached)));
    for (const scan of scans) {
      for (const [file, entry] of scan.entries) entries.set(file, entry);
      problems.push(...scan.problems);
      checked += scan.checked;
      changed ||= scan.changed;
    }
  }
  return { entries, problems, changed: changed || entries.size !== cached.size, checked };
}

/** A folder whose files are all as they were is not read again; dates may differ (a fresh copy), bytes may not. */
async function scanFolder(
  dir: string,
  folder: Folder,
  data: ContentData,
  cached: ReadonlyMap<string, CacheEntry>,
): Promise<Scan> {
  const stats = await Promise.all(folder.files.map((file) => stat(join(dir, file))));
  const untouched = folder.files.flatMap((file, at) => {
    const entry = cached.get(file);
    return entry && entry.mtimeMs === stats[at]?.mtimeMs && entry.size === stats[at].size
      ? [[file, entry] as const]
      : [];
  });
  if (untouched.length === folder.files.length)
    return { entries: new Map(untouched), problems: [], changed: false, checked: 0 };
  const files = await Promise.all(
    folder.files.map((file, at) => readOne(dir, file, stats[at] ?? { mtimeMs: 0, size: 0 })),
  );
  const same = files.flatMap(({ file, text: _text, ...read }) => {
    const entry = cached.get(file);
    return entry?.hash === read.hash ? [[file, { ...read, row: entry.row }] as const] : [];
  });
  if (same.length === files.length)
    return { entries: new Map(same), problems: [], changed: true, checked: 0 };
  return { ...checkFolder(folder.path, files, data), changed: true, checked: 1 };
}

async function readOne(
  dir: string,
  file: string,
  { mtimeMs, size }: { mtimeMs: number; size: number },
): Promise<FileText> {
  const text = await readFile(join(dir, file), 'utf8');
  return { file, text, mtimeMs, size, hash: hashOf(text) };
}

/** Every folder beneath `lessons` that holds files, with paths relative to `dir`. */
async function lessonFolders(dir: string): Promise<Folder[]> {
  const found = new Map<string, string[]>();
  for (const item of await readdir(join(dir, 'lessons'), { recursive: true, withFileTypes: true }).catch(
    none,
  )) {
    if (!item.isFile()) continue;
    const path = item.parentPath.slice(dir.length).replaceAll('\\', '/').replace(/^\//, '');
    found.set(path, [...(found.get(path) ?? []), `${path}/${item.name}`]);
  }
  return [...found]
    .map(([path, files]) => ({ path, files: files.toSorted() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function none(): [] {
  return [];
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
