import type { Locale } from '@ori/contracts/locale';
import type { SiteSearchAnswer } from '@ori/contracts/site-search';
import { rest } from '../../lib/rest.ts';
import type { Asked } from './asked.ts';

/** What was found; `opened`: only among the pages opened in this browser, since the server could not be reached. */
export type FoundPlaces =
  | { readonly from: 'site' | 'opened'; readonly answer: SiteSearchAnswer }
  | { readonly from: 'nowhere'; readonly answer: null };

/** The path that the server is asked by. */
export function searchPath({
  query,
  kind,
  limit,
  locale,
}: Omit<Asked, 'locale'> & { readonly locale?: Locale }): string {
  const asked = new URLSearchParams({ q: query, limit: String(limit) });
  if (kind) asked.set('kind', kind);
  if (locale) asked.set('locale', locale);
  return `/api/search?${asked}`;
}

const searchOfOpened = () => import('./opened/find-opened.ts');

/** Fetches what searches without a connection, while there is one. */
export function prepareWithout(): void {
  searchOfOpened().catch(() => undefined);
}

const isUnreachable = (status: number): boolean => status === 0 || status >= 500;

/** Asks the server, and where it cannot be reached the pages that were opened here. Throws only when aborted. */
export async function findPlaces(asked: Asked, signal?: AbortSignal): Promise<FoundPlaces> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const path = `${searchPath(asked)}&timeZone=${encodeURIComponent(timeZone)}`;
  const answer = await rest<SiteSearchAnswer>('GET', path, undefined, signal ? { signal } : {});
  if (answer.ok) return { from: 'site', answer: answer.value };
  if (!isUnreachable(answer.failure.status)) return { from: 'nowhere', answer: null };
  try {
    const { findOpened } = await searchOfOpened();
    return { from: 'opened', answer: await findOpened(asked) };
  } catch {
    return { from: 'nowhere', answer: null };
  }
}
