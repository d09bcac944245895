import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Problem } from '../problem.ts';
import { DATA_FILES, type DataFileName } from './data-files.ts';
import { spacedFrench } from './spaced-french.ts';

/** All data files, parsed. */
export type ContentData = { readonly [Name in DataFileName]: z.output<(typeof DATA_FILES)[Name]['shape']> };

export interface DataReading {
  /** Null when a file is missing or malformed. */
  readonly data: ContentData | null;
  readonly problems: readonly Problem[];
  /** SHA-256 over all data files, in hexadecimal. */
  readonly hash: string;
}

/** Reads and parses every data file of the content folder `dir`. */
export async function readData(dir: string): Promise<DataReading> {
  const names = Object.keys(DATA_FILES) as DataFileName[];
  const texts = await Promise.all(names.map((name) => readText(join(dir, DATA_FILES[name].path))));
  const readings = names.map((name, at) => readOne(name, texts[at] ?? null));
  const problems = readings.flatMap((reading) => reading.problems);
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text ?? '').update('\0');
  const values = Object.fromEntries(names.map((name, at) => [name, readings[at]?.value]));
  return { data: problems.length === 0 ? (values as ContentData) : null, problems, hash: hash.digest('hex') };
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return null;
  }
}

function readOne(name: DataFileName, text: string | null): { value: unknown; problems: Problem[] } {
  const { path, shape } = DATA_FILES[name];
  if (text === null) return broken(path, 'data-missing', 'this file is missing');
  const json = parseJson(text);
  if (!json.ok) return broken(path, 'data-json', json.message);
  const parsed = shape.safeParse(json.value);
  if (parsed.success) return { value: spacedFrench(parsed.data), problems: [] };
  return {
    value: null,
    problems: parsed.error.issues.map((issue) => ({
      file: path,
      field: issue.path.join('.') || 'file',
      rule: 'data-shape',
      message: issue.message,
    })),
  };
}

function broken(file: string, rule: string, message: string): { value: null; problems: Problem[] } {
  return { value: null, problems: [{ file, field: 'file', rule, message }] };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
