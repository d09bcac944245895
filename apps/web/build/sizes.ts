import { readFileSync } from 'node:fs';
import { overBudget, type Weight } from './budget.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const client = new URL('../dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Readonly<
  Record<string, Chunk>
>;
const keys = Object.keys(manifest);

const kilobytesOf = (file: string): number => readFileSync(new URL(`${file}.br`, client)).length / 1000;

/** Every chunk that must be there before this one runs, itself included. */
function needed(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) needed(other, seen);
  return seen;
}

function weightOf(chunks: Iterable<string>): number {
  const files = [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return files.reduce((total, file) => total + kilobytesOf(file), 0);
}

function heaviest(starts: readonly string[], except: ReadonlySet<string>): number {
  return Math.max(0, ...starts.map((key) => weightOf([...needed(key)].filter((each) => !except.has(each)))));
}

const isSignedIn = (page: string) => /pages\/(dashboard|profile|parent-|student-)/.test(page);

/** Weighs the build that lies in `dist/client`. */
function weigh(): Weight {
  const first = needed(keys.find((key) => manifest[key]?.isEntry) ?? '');
  const tree = needed(keys.find((key) => key.endsWith('signed-in-tree.tsx')) ?? '');
  const pages = keys.filter((key) => key.startsWith('src/pages/'));
  const own = (page: string) => weightOf([...needed(page)].filter((key) => !first.has(key)));
  const style = keys.map((key) => manifest[key]?.file ?? '').find((file) => file.endsWith('.css'));
  const shared = weightOf(new Set([...first, ...tree]));
  return {
    entry: weightOf(first),
    pages: Object.fromEntries(pages.filter((page) => !isSignedIn(page)).map((page) => [page, own(page)])),
    style: style === undefined ? 0 : kilobytesOf(style),
    signedIn: shared + heaviest(pages.filter(isSignedIn), new Set([...first, ...tree])),
    lab: heaviest(
      keys.filter((key) => key.includes('labs/src/')),
      first,
    ),
  };
}

const weight = weigh();
const { pages, ...parts } = weight;
for (const [name, kB] of Object.entries({ ...parts, ...pages }))
  console.log(`${kB.toFixed(1).padStart(8)} kB  ${name}`);
const faults = overBudget(weight);
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
