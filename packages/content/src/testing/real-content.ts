import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locale } from '@ori/contracts/locale';
import { readData, type ContentData } from '../data/read-data.ts';

/** The content that the product ships with: tests plant their violations in copies of it. */
export const CONTENT_DIR = resolve(import.meta.dirname, '../../../../content');

/** The shipped data files, parsed. */
export async function shippedData(): Promise<ContentData> {
  const { data, problems } = await readData(CONTENT_DIR);
  if (!data) throw new Error(`the shipped content is broken: ${JSON.stringify(problems)}`);
  return data;
}

/** A deep copy of the data may be written to. */
export type Writable<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
  : Value;

/** Path, relative to the content folder, of the lesson that tests are planted in. */
export function samplePath(locale: Locale): string {
  return `lessons/math/3-5/adding-unlike-parts/${locale}.md`;
}

export function sampleText(locale: Locale): string {
  return readFileSync(join(CONTENT_DIR, samplePath(locale)), 'utf8');
}

/** Replaces a passage that must be there once. */
export function planted(text: string, passage: string, instead: string): string {
  if (text.split(passage).length !== 2) throw new Error(`"${passage}" is not once in the text`);
  return text.replace(passage, () => instead);
}

export interface CopiedContent {
  readonly dir: string;
  readonly cacheDir: string;
  /** Changes one file of the copy. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** The lessons of a copy: two cells are enough to plant faults in, and soon read. */
const COPIED_LESSONS = ['math/k-2', 'math/3-5'];

/** A copy of the shipped data files and of some lessons, in a folder of its own. */
export async function copyContent(): Promise<CopiedContent> {
  const root = await mkdtemp(join(tmpdir(), 'ori-content-'));
  const dir = join(root, 'content');
  const lessons = join(CONTENT_DIR, 'lessons');
  await cp(CONTENT_DIR, dir, { recursive: true, filter: (from) => !from.startsWith(lessons) });
  for (const cell of COPIED_LESSONS)
    await cp(join(lessons, cell), join(dir, 'lessons', cell), { recursive: true });
  return {
    dir,
    cacheDir: join(root, 'cache'),
    edit: async (path, change) => writeFile(join(dir, path), change(await readFile(join(dir, path), 'utf8'))),
    remove: () => rm(root, { recursive: true }),
  };
}
