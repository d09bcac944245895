import { matchRoutes } from 'react-router';
import { readOAuthReturn } from '../features/accounts/oauth-address.ts';
import { LANGUAGE_QUERY } from '../lib/language.ts';
import { publicRows } from './public-rows.ts';
import { redirectRows } from './redirect-routes.ts';
import type { PageRow } from './route-rows.ts';

const rows = [
  ...publicRows.map((row) => ({ path: row.path, handle: row })),
  ...redirectRows.map(({ path }) => ({ path, handle: null })),
];

/** Every page leads on with what a provider's return says, and a redirect with all it was asked with. */
function isReadWhole(search: string, row: PageRow | null | undefined): boolean {
  return row === null || readOAuthReturn(search) !== null;
}

/**
 * The address as far as its page reads it: the path, and of the query the language and what the page's route declares
 * (`reads`), each once and in their order. Addresses that come to the same here are one document.
 */
export function readAddress(url: string): string {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  if (search === '') return pathname;
  const row = matchRoutes(rows, pathname)?.at(-1)?.route.handle;
  if (isReadWhole(search, row)) return pathname + search;
  const read = [...(row?.reads ?? []), LANGUAGE_QUERY].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}
