import { trustedMarkup } from '../lib/trusted-types.ts';
import { CACHES } from './kept-names.ts';

/** A public page that opens without network. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly locale: string;
  /** Its document, in bytes. */
  readonly bytes: number;
}

/** False where a browser keeps nothing: an old one, a private window of some, or a page without https. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

const TITLE = /<title>([^<]*)<\/title>/;

async function pageOf(cache: Cache, request: Request): Promise<KeptPage[]> {
  const url = new URL(request.url);
  const response = await cache.match(request, { ignoreVary: true });
  if (!response?.headers.get('content-type')?.startsWith('text/html')) return [];
  const html = await response.text();
  const { title } = new DOMParser().parseFromString(trustedMarkup(TITLE.exec(html)?.[0] ?? ''), 'text/html');
  const locale = url.searchParams.get('lng') ?? 'en';
  return [
    { path: url.pathname, title: title.split(' · ')[0] ?? title, locale, bytes: new Blob([html]).size },
  ];
}

async function pagesIn(name: string): Promise<KeptPage[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const pages = await Promise.all((await cache.keys()).map((request) => pageOf(cache, request)));
  return pages.flat();
}

/** Every page that opens without network on this device, the last kept first, each once a language. */
export async function keptPages(): Promise<KeptPage[]> {
  const all = [...(await pagesIn(CACHES.trip)), ...(await pagesIn(CACHES.pages))].toReversed();
  return [...new Map(all.map((page) => [`${page.locale} ${page.path}`, page])).values()];
}

/** All that this site keeps in this browser, in bytes, as the browser counts it; null where it does not say. */
export async function spaceUsed(): Promise<number | null> {
  return (await navigator.storage?.estimate?.())?.usage ?? null;
}
