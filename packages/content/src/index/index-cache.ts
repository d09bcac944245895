import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lessonRow } from './lesson-row.ts';

/** Raised whenever a rule or the form of the cache changes: an older cache then counts for nothing. */
const FORMAT = 2;

/** A file as it was when it passed every rule. */
const entry = z.object({ mtimeMs: z.number(), size: z.number(), hash: z.string(), row: lessonRow });
export type CacheEntry = z.infer<typeof entry>;

interface StoredIndex {
  readonly format: number;
  readonly dataHash: string;
  readonly entries: Readonly<Record<string, CacheEntry>>;
}

const NAME = 'content-index.json';

/** Entries by file of an earlier run over the same data files; empty when there are none that count. */
export async function readIndexCache(
  cacheDir: string,
  dataHash: string,
): Promise<ReadonlyMap<string, CacheEntry>> {
  const stored = parse(await readOrNull(join(cacheDir, NAME)));
  if (stored?.format !== FORMAT || stored.dataHash !== dataHash) return new Map();
  return new Map(Object.entries(stored.entries));
}

/** Keeps the entries for the next run: written beside, then put in place, so that a kill leaves the old or the new. */
export async function writeIndexCache(
  cacheDir: string,
  dataHash: string,
  entries: ReadonlyMap<string, CacheEntry>,
): Promise<void> {
  const stored: StoredIndex = { format: FORMAT, dataHash, entries: Object.fromEntries(entries) };
  await mkdir(cacheDir, { recursive: true });
  const path = join(cacheDir, NAME);
  const beside = `${path}.${process.pid}`;
  const text = JSON.stringify(stored);
  await writeFile(beside, `${hashOf(text)}\n${text}`);
  await rename(beside, path);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

/** The first line is the hash of the rest: a cache we wrote whole is taken as it is, any other is dropped. */
function parse(text: string | null): StoredIndex | null {
  const end = text?.indexOf('\n') ?? -1;
  if (text === null || end < 0) return null;
  const json = text.slice(end + 1);
  return hashOf(json) === text.slice(0, end) ? (JSON.parse(json) as StoredIndex) : null;
}
