import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  Chunk
>;

const kilobytes = (file: string): number =>
  readFileSync(fileURLToPath(new URL(`${file}.br`, client))).length / 1000;

/** Every chunk that must be there before this one runs, itself included. */
function needed(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) needed(other, seen);
  return seen;
}

const line = (name: string, kB: number): void => console.log(`${kB.toFixed(1).padStart(8)} kB  ${name}`);

/** Prints what each page costs on a first visit, in kB after brotli. */
export function printSizes(): void {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const sum = (keys: Iterable<string>): number =>
    [...keys].reduce((total, key) => total + kilobytes(manifest[key]?.file ?? ''), 0);
  const first = needed(entry);
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.file.endsWith('.js')) line(key, kilobytes(chunk.file));
  console.log('--- first visit, initial JavaScript:');
  line('entry', sum(first));
  for (const key of Object.keys(manifest).filter((name) => name.startsWith('src/pages/')))
    line(key, sum(new Set([...first, ...needed(key)])));
}

printSizes();
