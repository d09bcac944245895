import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../run/project.ts';

interface Row {
  readonly number: string;
  readonly file: string;
  readonly titles: readonly string[];
}
/** `| 4 | what | [name](../file) | “title”; “title” |` */
const ROW = /^\| ([\dD.]+) +\|[^|]+\| \[[^\]]+\]\(\.\.\/([^)]+)\) +\|([^|]+)\|$/;

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, number, file, titles] = ROW.exec(line) ?? [];
    if (number === undefined || file === undefined || titles === undefined) return [];
    return [{ number, file, titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title) }];
  });
}

/** What a row names and the project does not have. */
function faultIn({ number, file, titles }: Row): string[] {
  if (!existsSync(root + file)) return [`${number}: no ${file}`];
  const text = readFileSync(root + file, 'utf8');
  if (titles.length === 0) return [`${number}: names no test of ${file}`];
  return titles
    .filter((title) => !text.includes(title))
    .map((title) => `${number}: ${file} has no “${title}”`);
}

const rows = rowsOf(readFileSync(`${root}docs/security-tests.md`, 'utf8'));

test('every attack of the table is kept by a test that is there under that name', () => {
  expect(rows.flatMap(faultIn)).toEqual([]);
});

test('no attack is left out', () => {
  const kept = new Set(rows.map(({ number }) => number));
  const all = [...Array.from({ length: 45 }, (_, index) => String(index + 1)), 'D1', 'D2', 'D3', 'D4', 'D5'];
  expect(all.filter((number) => !kept.has(number))).toEqual([]);
});

test('finds a test that is gone, and a file', () => {
  const table = [
    '| 1 | x | [a](../tools/fences/security-table.test.ts) | `no attack is left out`; `never` |',
    '| 2 | x | [b](../tools/none.test.ts) | `never written` |',
  ];
  // Written apart, so that this file does not contain them.
  const gone = rowsOf(table.join('\n').replaceAll('never', ['ne', 'ver', 'more'].join('')));
  expect(gone.flatMap(faultIn)).toHaveLength(2);
});
