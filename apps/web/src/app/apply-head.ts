import type { TFunction } from 'i18next';
import type { PageAnswer } from '../lib/page-data.ts';
import { tellOpened } from '../offline/tell-opened.ts';
import { headOf, type Place } from './page-head.ts';
import type { PageHandle } from './route-rows.ts';

function put(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Writes a page's head into the document on screen, as the server would have. */
export function applyHead(
  handle: PageHandle | null,
  answer: PageAnswer | null,
  place: Place,
  t: TFunction,
): void {
  const head = headOf(handle, answer, place, t);
  document.title = head.title;
  put('meta[name="description"]', 'content', head.description);
  put('link[rel="canonical"]', 'href', head.canonical);
  put('meta[property="og:title"]', 'content', head.title);
  put('meta[property="og:description"]', 'content', head.description);
  put('meta[property="og:url"]', 'content', head.canonical);
  for (const { hreflang, href } of head.alternates) put(`link[hreflang="${hreflang}"]`, 'href', href);
  if (import.meta.env.PROD && handle?.row.access === 'public') tellOpened(place.path);
}
