import { readFileSync } from 'node:fs';
import { overBudget, type Weight } from './budget.ts';
import { brotli } from './precompress.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
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

function sum(files: Iterable<string>): number {
  return [...new Set(files)].reduce((total, file) => total + kilobytesOf(file), 0);
}

function scriptsOf(chunks: Iterable<string>): number {
  return sum([...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
}

/** Sheets travel inside the document, one after another, so they are compressed together. */
function stylesOf(chunks: Iterable<string>): number {
  const files = new Set([...chunks].flatMap((key) => manifest[key]?.css ?? []));
  return brotli(Buffer.concat([...files].map((file) => readFileSync(new URL(file, client))))).length / 1000;
}

const entry = needed(keys.find((key) => manifest[key]?.isEntry) ?? '');
const beyondEntry = (chunks: Iterable<string>): string[] => [...chunks].filter((key) => !entry.has(key));
const later = ['later-pages.ts', 'heritage-pages.ts'].map((file) =>
  needed(keys.find((key) => key.endsWith(file)) ?? ''),
);
const tree = needed(keys.find((key) => key.endsWith('signed-in-tree.tsx')) ?? '');
const opensFrom = (chunks: Iterable<string>, page: string) =>
  [...chunks].some((key) => manifest[key]?.dynamicImports?.includes(page));
/** Behind the guard: its route stands in the part of the tree that only the signed-in load. */
const isSignedIn = (page: string) => opensFrom(beyondEntry(tree), page);
const pages = keys.filter((key) => key.endsWith('.page.tsx'));
const labs = keys.filter((key) => key.includes('labs/src/'));

/** The part of the route tree that this page's visit loads besides the entry. */
function treeOf(page: string): ReadonlySet<string> {
  if (isSignedIn(page)) return tree;
  return later.find((part) => opensFrom(beyondEntry(part), page)) ?? new Set();
}

/** Everything a first visit to the page loads: the entry, its part of the route tree, the page. */
function visitOf(page: string): Set<string> {
  return new Set([...entry, ...treeOf(page), ...needed(page)]);
}

function each(of: readonly string[], weigh: (page: string) => number): Record<string, number> {
  return Object.fromEntries(of.map((page) => [page, weigh(page)]));
}

const heaviest = (weights: readonly number[]): number => Math.max(0, ...weights);

/** Weighs the build that lies in `dist/client`. */
function weigh(): Weight {
  const open = pages.filter((page) => !isSignedIn(page));
  return {
    pages: each(open, (page) => scriptsOf(visitOf(page))),
    chunks: each(open, (page) => scriptsOf(beyondEntry(needed(page)))),
    styles: each(pages, (page) => stylesOf(visitOf(page))),
    signedIn: heaviest(pages.filter(isSignedIn).map((page) => scriptsOf(visitOf(page)))),
    lab: heaviest(labs.map((lab) => scriptsOf(beyondEntry(needed(lab))))),
  };
}

const row = (name: string, ...kB: readonly number[]): string =>
  `${kB.map((each) => each.toFixed(1).padStart(7)).join(' ')}  ${name}`;

const weight = weigh();
console.log('kB after brotli\n scripts   style');
console.log(row('what every page needs', scriptsOf(entry), stylesOf(entry)));
for (const page of pages) console.log(row(page, scriptsOf(visitOf(page)), stylesOf(visitOf(page))));
console.log(row('the heaviest figure', weight.lab));
const faults = overBudget(weight);
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
