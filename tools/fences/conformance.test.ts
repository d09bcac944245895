import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasTitle, linesOf, rowsOf, untold } from './conformance-table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

const lines = linesOf(read('docs/spec/specification.md'));
const rows = rowsOf(read('docs/spec/conformance.md'));
const decided = read('docs/spec/decided.md');

const BROWSER = /^e2e\/[\w-]+\.e2e\.ts$/;
const WIRE = /^apps\/server\/src\/.+\.test\.ts$/;
const RULE = /^(?:apps\/web|packages\/\w+)\/src\/.+\.test\.tsx?$/;
/** What a server's test calls to reach the app as a client does. */
const BY_WIRE = /\b(?:start\w+|open\w+|inject|fetch)\(/;

function isTriedSo(tried: string, file: string, source: string): boolean {
  if (tried === 'wire') return WIRE.test(file) && BY_WIRE.test(source);
  return tried === 'browser' ? BROWSER.test(file) : tried === 'rule' && RULE.test(file);
}

/** What is wrong with `file › title › step` as the place where something is tried. */
function faultOf(tried: string, test: string): string | null {
  const [file = '', ...titles] = test.replaceAll('`', '').split(' › ');
  if (!existsSync(root + file)) return `there is no ${file}`;
  const source = read(file);
  if (!isTriedSo(tried, file, source)) return `${file} is not tried by ${tried}`;
  const missing = titles.find((title) => !hasTitle(source, title));
  return titles.length === 0 || missing !== undefined ? `${file} has no test “${missing}”` : null;
}

describe('the table of conformance', () => {
  test('tells each line of the specification whole, in its own words', () => {
    expect(lines.size).toBeGreaterThan(200);
    const told = [...lines].map(([id, line]) => {
      const quotes = rows.filter((row) => row.line === id).map(({ quote }) => quote);
      return { id, ...untold(line, quotes) };
    });
    expect(told.filter(({ strange }) => strange.length > 0)).toEqual([]);
    const notWhole = told.filter(({ left }) => left.length > 0);
    expect(notWhole).toEqual([]);
    expect(rows.filter(({ line }) => !lines.has(line))).toEqual([]);
  });

  test('names for each a test that is there, in a browser or by wire', () => {
    const faults = rows.flatMap(({ line, tried, tests }) =>
      tests.flatMap((test) => faultOf(tried, test) ?? []).map((fault) => `${line}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('leaves untried only what the specification itself does not show', () => {
    const untried = rows.filter(({ tests }) => tests.length === 0);
    expect(untried.filter(({ quote, tried }) => tried !== 'nothing' || !/not shown/.test(quote))).toEqual([]);
  });

  test('tries by its rule alone only what no page and no call can come to, and says why', () => {
    const byRule = rows.filter(({ tried }) => tried === 'rule');
    expect(byRule.filter(({ note }) => note === '')).toEqual([]);
    expect(byRule.length).toBeLessThanOrEqual(4);
  });

  test('points to a decision wherever the product differs', () => {
    const named = rows.flatMap(({ note }) => /D\d+/.exec(note)?.[0] ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !decided.includes(`| ${id} |`))).toEqual([]);
  });
});

test('a section that the code names is there', () => {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root });
  const named = new Set(
    files.flatMap((file) => [...read(file).matchAll(/\bspec §(\d+)/g)].map(([, n]) => n)),
  );
  expect(named.size).toBeGreaterThan(5);
  const specification = read('docs/spec/specification.md');
  expect([...named].filter((n) => !specification.includes(`\n## ${n}. `))).toEqual([]);
});

describe('the reader of the table', () => {
  test('finds words that no row quotes, and quotes that are not there', () => {
    expect(untold('Toasts: at most 5, and none twice.', ['at most 5', 'none twice'])).toEqual({
      left: ['toasts'],
      strange: [],
    });
    expect(untold('At most 5.', ['at most 6'])).toEqual({
      left: ['at', 'most', '5'],
      strange: ['at most 6'],
    });
  });

  test('finds a title as its source writes it, and no part of one', () => {
    const source = String.raw`test('it\'s there'); it.each(X)("is %s", () => {})`;
    expect([hasTitle(source, "it's there"), hasTitle(source, 'is %s'), hasTitle(source, 'there')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
