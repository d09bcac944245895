import { afterEach, expect, it, vi } from 'vitest';
import { publicRows } from './public-rows.ts';
import { readAddress } from './read-address.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/?x=1', '/'],
  ['/help?x=1&q=bees&lng=fr&q=again', '/help?q=bees&lng=fr'],
  ['/help?lng=fr&for=parent&q=bees', '/help?q=bees&for=parent&lng=fr'],
  ['/lessons/ma-area?utm_source=x', '/lessons/ma-area'],
  ['/dashboard/parent?child=1', '/dashboard/parent'],
  ['/nowhere?x=1', '/nowhere'],
  ['/pricing?learner', '/pricing'],
  ['/checkout?back&plan=family', '/checkout?plan=family&back='],
  ['/offline?lng=fr&from=%2Fcultures', '/offline?from=%2Fcultures&lng=fr'],
  // Redirects pass on what they were asked with, and every page what a provider said.
  ['/support?q=bees&x=1', '/support?q=bees&x=1'],
  ['/?token=t&provider=google&role=parent', '/?token=t&provider=google&role=parent'],
])('%s is read as %s', (url, read) => expect(readAddress(url)).toBe(read));

/** What an address is asked for by a page's way to its data. */
async function readBy(row: (typeof publicRows)[number]): Promise<string[]> {
  const { dataPath } = await row.page();
  const names: string[] = [];
  const search = new URLSearchParams();
  vi.spyOn(search, 'get').mockImplementation((name) => {
    names.push(name);
    return null;
  });
  vi.spyOn(search, 'has').mockImplementation((name) => names.push(name) < 0);
  dataPath?.(new Proxy({}, { get: () => 'x' }), search);
  return names;
}

it('every page whose data depends on its query declares what of it', async () => {
  const undeclared: string[] = [];
  for (const row of publicRows) {
    const known = new Set([...(row.reads ?? []), 'lng']);
    for (const name of await readBy(row)) if (!known.has(name)) undeclared.push(`${row.path} ${name}`);
  }
  expect(undeclared).toEqual([]);
}, 120_000);
