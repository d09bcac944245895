import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../index/index-cache.ts';

/** Raised whenever a rule of texts changes: what passed the older ones is then checked again. */
const FORMAT = 2;

/** Where it is remembered that files passed every rule, and over which data files. */
export interface PassedCache {
  readonly dir: string;
  /** The file's name in it. */
  readonly name: 'content-texts' | 'content-practice';
  readonly dataHash: string;
}

const markOf = ({ dataHash }: PassedCache, bytes: string): string =>
  hashOf(`${FORMAT}\n${dataHash}\n${bytes}`);

/** Whether texts of these very bytes passed every rule before. */
export async function havePassed(cache: PassedCache, bytes: string): Promise<boolean> {
  const kept = await readFile(join(cache.dir, cache.name), 'utf8').catch(() => '');
  return kept === markOf(cache, bytes);
}

/** Remembers that they did: written beside, then put in place, so that a kill leaves the old or the new. */
export async function keepPassed(cache: PassedCache, bytes: string): Promise<void> {
  await mkdir(cache.dir, { recursive: true });
  const beside = join(cache.dir, `${cache.name}.${process.pid}`);
  await writeFile(beside, markOf(cache, bytes));
  await rename(beside, join(cache.dir, cache.name));
}
