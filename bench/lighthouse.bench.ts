import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../apps/server/src/free-port.ts';
import { addressesFor } from '../e2e/routes.ts';
import { Product } from '../e2e/product.ts';

/**
 * Lighthouse on a telephone's screen, every public page: access, good practice and what search engines find, at least
 * 95 each. Speed is not judged here: two shared cores tell nothing of it. `ONLY=/a,/b` takes some pages,
 * `ADDRESS` a product that runs already.
 */
const BAR = 95;
const KINDS = ['accessibility', 'best-practices', 'seo'] as const;
/** Pages that search engines are not to list have no mark for being found. */
const UNLISTED = /^\/(?:checkout|search|unsubscribe|w\/|offline)/;
/** Each page is met by a browser that chose nothing before, e.g. no language. */
const EACH_ANEW = ['cookies', 'local_storage', 'indexeddb', 'service_workers', 'cache_storage'] as const;
const only = process.env['ONLY']?.split(',');
const running = process.env['ADDRESS'];

interface Row {
  readonly path: string;
  readonly marks: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

async function look(address: string, path: string, port: number): Promise<Row | null> {
  const there = await fetch(`${address}${path}`);
  if (there.status === 404) return null;
  const run = await lighthouse(`${address}${path}`, {
    port,
    onlyCategories: [...KINDS],
    logLevel: 'silent',
    clearStorageTypes: [...EACH_ANEW],
  });
  if (!run) throw new Error(`${path}: no result`);
  const { categories, audits } = run.lhr;
  const marks = Object.fromEntries(
    KINDS.map((kind) => [kind, Math.round((categories[kind]?.score ?? 0) * 100)]),
  );
  const weak = KINDS.filter((kind) => (marks[kind] ?? 0) < BAR && !(kind === 'seo' && UNLISTED.test(path)));
  const faults = weak.flatMap((kind) =>
    (categories[kind]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${kind}: ${id}`),
  );
  return { path, marks, faults };
}

async function main(): Promise<void> {
  const product = new Product();
  if (running === undefined) await product.start();
  const address = running ?? product.address;
  const port = await freePort('127.0.0.1');
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const rows: Row[] = [];
  try {
    const all = only ?? addressesFor((access) => access === 'public');
    for (const path of all) {
      const row = await look(address, path, port);
      if (row === null) continue;
      rows.push(row);
      console.log(row.path, Object.values(row.marks).join(' '), row.faults.join(', '));
    }
  } finally {
    await browser.close();
    await product.remove();
  }
  console.table(Object.fromEntries(rows.map(({ path, marks }) => [path, marks])));
  const weak = rows.filter(({ faults }) => faults.length > 0);
  console.log(`${rows.length} pages, ${weak.length} below ${BAR}`);
  if (weak.length > 0 || rows.length === 0) process.exitCode = 1;
}

await main();
