import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { filesIn, keepFiles } from './keep-document.ts';
import { AWAY, CACHES, KEEP_HEADER, keyOf, SEARCH, type Told } from './kept-names.ts';
import { inLook, localeOf, noteLocale } from './look.ts';
import { awayAddress, isFile, isOpenCall, surplusOf } from './what-is-kept.ts';
import { type LongEvent, scope } from './worker-scope.ts';

declare const __PRECACHE__: PrecacheEntry[];

/** How long the network is waited for when a copy is at hand, in seconds. */
const PATIENCE_S = 6;
const PAGES_KEPT = 80;
const ANSWERS_KEPT = 120;
const FILES_KEPT = 500;
/** So long without a call, a page has what it needs. */
const QUIET_MS = 1500;

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const inItsLanguage: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url, await localeOf(request.url)),
};
/** Answers may depend on their query beside the language. */
const byWholeAddress: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('lng', await localeOf(request.url));
    return url.href;
  },
};
const onlyOpen: Plugin = {
  cacheWillUpdate: async ({ response }) => {
    noteLocale(response);
    return response.status === 200 && response.headers.has(KEEP_HEADER) ? response : null;
  },
};
const asChosen: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? inLook(cachedResponse) : null),
};
const matchOptions = { ignoreVary: true };
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

/** The library's own types disagree where a plugin's part may be left out. */
const asPlugin = (plugin: ExpirationPlugin): Plugin => plugin as unknown as Plugin;

const oldPages = atMost(PAGES_KEPT);
const oldAnswers = atMost(ANSWERS_KEPT);
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [inItsLanguage, onlyOpen, asChosen, asPlugin(oldPages)],
});
const answers = new NetworkFirst({
  cacheName: CACHES.data,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [byWholeAddress, asPlugin(oldAnswers)],
});
const files = new CacheFirst({
  cacheName: CACHES.assets,
  matchOptions,
  plugins: [asPlugin(atMost(FILES_KEPT))],
});

/** A page kept from the start, in a language. */
async function fromTheStart(path: string, locale: string): Promise<Response> {
  const page = await matchPrecache(`${path}?lng=${locale}`);
  return page ? inLook(page) : Response.error();
}

/** The search, the copy of a course kept on purpose, or the page that says what can be opened without network. */
async function withoutNetwork(url: URL): Promise<Response> {
  const locale = await localeOf(url.href);
  if (url.pathname === SEARCH) return fromTheStart(SEARCH, locale);
  const trip = await caches.open(CACHES.trip);
  const kept = await trip.match(keyOf(url.href, locale), matchOptions);
  if (kept) return inLook(kept);
  if (url.pathname !== AWAY) return Response.redirect(awayAddress(url, locale));
  return fromTheStart(AWAY, locale);
}

let turn: ReturnType<typeof setTimeout> | undefined;
/**
 * After a change of page nothing is half done: a newer worker that waits may begin once no file was asked for
 * a while. Told in the midst of a page that loads, Chromium may leave it waiting, with the calls of that page.
 */
function letTheNewerBegin(): void {
  clearTimeout(turn);
  turn = setTimeout(() => {
    turn = undefined;
    scope.registration.waiting?.postMessage({ type: 'take-over' } satisfies Told, []);
  }, QUIET_MS);
}

/** What was opened is forgotten: the next one at this device is not shown it. Courses kept on purpose stay. */
async function forgetOpened(): Promise<void> {
  // The plugins know only of caches that were used since the worker woke.
  await Promise.all([oldPages.deleteCacheAndMetadata(), oldAnswers.deleteCacheAndMetadata()]);
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.data)]);
}

/** Files of older builds go when there are many; the first that came go first. */
async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const keys = await cache.keys();
  await Promise.all(surplusOf(keys, FILES_KEPT).map((key) => cache.delete(key)));
}

precache(__PRECACHE__);
addRoute({ directoryIndex: null as unknown as string, cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url, event }) => {
    letTheNewerBegin();
    return pages.handle({ request, event }).catch(() => withoutNetwork(url));
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isOpenCall(url.pathname), answers);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  async ({ request, event }) =>
    files.handle({ request, event }).catch(async () => {
      const trip = await caches.open(CACHES.trip);
      return (await trip.match(request.url, matchOptions)) ?? Response.error();
    }),
);
registerRoute(
  ({ url }) => url.pathname === '/api/auth/logout',
  async ({ request, event }) => {
    event.waitUntil(forgetOpened());
    return fetch(request);
  },
  'POST',
);

/** A page that was opened within the app, or before there was a worker: its document is fetched, and its files. */
async function keepOpened(path: string, event: LongEvent): Promise<void> {
  const request = new Request(path, { headers: { accept: 'text/html' } });
  const response = await pages.handle({ request, event });
  if (response.headers.has(KEEP_HEADER)) await keepFiles(CACHES.assets, filesIn(await response.text()));
}

async function hear(told: Told, event: LongEvent): Promise<void> {
  if (told.type === 'take-over') return scope.skipWaiting();
  await keepOpened(told.path, event).catch(() => undefined);
}
scope.addEventListener('message', (event) => event.waitUntil(hear(event.data as Told, event)));
scope.addEventListener('fetch', () => {
  if (turn !== undefined) letTheNewerBegin();
});
scope.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
