import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicRows } from './public-rows.ts';

const file = join(import.meta.dirname, '../../../../content/search/pages.json');
const found = (JSON.parse(readFileSync(file, 'utf8')) as { path: string }[]).map(({ path }) => path);
/** Found by what stands in them, as lessons, sites or states are. */
const byContent = (path: string): boolean => path.includes(':') || path.startsWith('/kim-lessons/');
const listed = publicRows
  .filter(({ path, isListed }) => isListed !== false && path !== '/gallery')
  .map(({ path }) => path);

describe('the pages that the search of the site knows', () => {
  it('are every public page, and no other', () => {
    expect(listed.filter((path) => !byContent(path) && !found.includes(path))).toEqual([]);
    expect(found.filter((path) => !publicRows.some((row) => row.path === path))).toEqual([]);
  });
});
