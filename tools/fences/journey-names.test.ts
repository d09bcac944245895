import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../e2e/', import.meta.url));
const OPENED = /sacredId: '([^']+)'|addChild\([^,]+, [^,]+, '([^']+)'/g;

/** The names that a journey signs up with, as far as they are written down in it. */
function namesOpened(text: string): string[] {
  return [...text.matchAll(OPENED)].map(([, own, childs]) => own ?? childs ?? '');
}

test('no two journeys sign up with one name: they may meet in one database', () => {
  const journeys = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'));
  const names = journeys.flatMap((name) => namesOpened(readFileSync(folder + name, 'utf8')));
  expect(names.length).toBeGreaterThan(journeys.length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('finds the names of accounts and of children', () => {
  const text =
    "await openAccount(c, a, { sacredId: 'a-b', role });\nawait addChild(c, p.address, 'c-d', 'k2');";
  expect(namesOpened(text)).toEqual(['a-b', 'c-d']);
});
