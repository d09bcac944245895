import type { Locale } from '@ori/contracts/locale';
import type { Look } from '@ori/contracts/look';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createSessionStore } from '../features/accounts/session-store.ts';
import type { PageAnswer } from '../lib/page-data.ts';
import { createToastStore } from '../lib/toasts.ts';
import { earlyLookOf, entryOf, firstFonts, preloadsOf, sheetsOf, type Manifest } from './client-chunks.ts';
import { documentOf } from './document.ts';
import type { TreePart } from './growing-tree.ts';
import { heritagePages } from './heritage-pages.ts';
import { heritageRows } from './heritage-routes.ts';
import { laterPages } from './later-pages.ts';
import { laterRows } from './later-routes.ts';
import { headOf, type PageHead } from './page-head.ts';
import { contextWith, pageRoutes, type PageSource } from './page-routes.tsx';
import type { PageHandle } from './route-rows.ts';
import { Providers } from './providers.tsx';
import { namespacesOf, type PageRow } from './route-rows.ts';
import { speakerOf, wordsFor } from './server-words.ts';
import { type CardParts, cardPartsOf } from './social-card.tsx';
import { structuredOf } from './structured/structured-of.ts';
import { signedInShells } from './signed-in-shells.tsx';
import { sitePages } from './site-pages.ts';
import { siteRows } from './site-routes.ts';

export interface RenderInput {
  /** Path and query, as asked. */
  readonly url: string;
  readonly locale: Locale;
  readonly look: Look;
  /** The browser may know of a look that it did not tell. */
  readonly mayLookOtherwise: boolean;
  /** Scheme and host this installation is known by. */
  readonly origin: string;
  /** Asks our own API as the visitor would. */
  readonly fetchData: (apiPath: string) => Promise<PageAnswer>;
}

/** What the browser's build made. */
export interface ClientAssets {
  readonly manifest: Manifest;
  /** Text of its style sheets, by file. */
  readonly sheets: Readonly<Record<string, string>>;
}

export interface RenderOutput {
  readonly status: number;
  readonly html: string;
  readonly redirectTo?: string;
  /** True when the document depends only on path, language, look and content, so it may be kept. */
  readonly cacheable: boolean;
  /** A browser may keep it for later without network: open to everybody, and its address tells of nobody. */
  readonly isOpen: boolean;
  /** What its card says where it is passed on; null for pages that search engines are not offered. */
  readonly card: CardParts | null;
  /** What went wrong while it was drawn: the page says only that something did. */
  readonly faults: readonly unknown[];
}

/** No query, or the language that search engines name: then nothing of the address is anybody's own. */
function isKnownQuery(search: string, locale: string): boolean {
  return search === '' || search === `?lng=${locale}`;
}

const load = (row: PageRow) => row.page();
/** Data comes with each request (see pageSourceContext). */
const NO_SOURCE: PageSource = { load, fetchData: () => Promise.resolve({ status: 500, body: null }) };
const beyondFirst = [
  ...laterPages(NO_SOURCE),
  ...sitePages(NO_SOURCE),
  ...heritagePages(NO_SOURCE),
  ...signedInShells(),
];
const handler = createStaticHandler(pageRoutes(NO_SOURCE, beyondFirst));

interface Found {
  readonly handle: PageHandle | null;
  readonly answer: PageAnswer | null;
  readonly status: number;
}

function foundIn(context: StaticHandlerContext): Found {
  const match = context.matches.at(-1);
  const handle = (match?.route.handle as PageHandle | undefined) ?? null;
  const answer = (match && (context.loaderData[match.route.id] as PageAnswer | undefined)) ?? null;
  if (!handle) return { handle, answer, status: 404 };
  const status = context.errors ? 500 : (answer?.status ?? 200);
  return { handle, answer, status: status === 0 ? 503 : status };
}

const TREE_FILES: Readonly<Record<TreePart, string>> = {
  later: 'src/app/later-pages.ts',
  site: 'src/app/site-pages.ts',
  heritage: 'src/app/heritage-pages.ts',
  'signed-in': 'src/app/signed-in-tree.tsx',
};

/** The part of the route tree that the browser must have for this page. */
function treePartOf(row: PageRow): TreePart | null {
  if (row.access !== 'public') return 'signed-in';
  if (heritageRows.includes(row)) return 'heritage';
  if (siteRows.includes(row)) return 'site';
  return laterRows.includes(row) ? 'later' : null;
}

/** Where the build says a page's code is; the server's route table carries the file (build/page-files). */
function sourcesOf(handle: PageHandle | null): string[] {
  const file = (handle?.row.page as { readonly file?: string } | undefined)?.file;
  const tree = handle && treePartOf(handle.row);
  return [...(tree ? [TREE_FILES[tree]] : []), ...(file ? [file] : [])];
}

function bodyOf(context: StaticHandlerContext, locale: Locale): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <Providers i18n={speakerOf(locale)} session={createSessionStore()} toasts={createToastStore()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
}

/** Lets whoever else waits for this thread go first. */
const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Drawn whole, and there again for the next one who asks. */
const mayBeKept = ({ handle, status }: Found): boolean => status === 200 && handle?.row.isKept !== false;

async function page(
  context: StaticHandlerContext,
  input: RenderInput,
  { manifest, sheets }: ClientAssets,
): Promise<RenderOutput> {
  const { locale, look, origin } = input;
  const { t } = speakerOf(locale);
  const found = foundIn(context);
  const sources = sourcesOf(found.handle);
  const url = new URL(input.url, origin);
  const place = { origin, path: url.pathname, locale };
  const head: PageHead = headOf(found.handle, found.answer, place, t);
  const { description, indexed } = head;
  const title = head.title.replace(` · ${t('site.name')}`, '');
  await giveWay();
  const body = bodyOf(context, locale);
  await giveWay();
  const html = documentOf({
    locale,
    look,
    earlyLook: input.mayLookOtherwise ? earlyLookOf(manifest) : null,
    siteName: t('site.name'),
    head,
    structured: structuredOf(found.handle, found.answer, { place, title, description, t }),
    sheets: sheetsOf(manifest, sources).map((file) => ({ href: `/${file}`, text: sheets[file] ?? '' })),
    entry: entryOf(manifest),
    preloads: preloadsOf(manifest, sources),
    fonts: firstFonts(manifest),
    body,
    data: {
      locale,
      words: wordsFor(locale, found.handle ? namespacesOf(found.handle.row) : ['common']),
      loaderData: context.loaderData,
      tree: found.handle && treePartOf(found.handle.row),
    },
  });
  const cacheable = mayBeKept(found) && isKnownQuery(url.search, locale);
  const card = indexed ? cardPartsOf({ title, description }, url.pathname, found.answer) : null;
  const faults = found.status === 500 ? Object.values(context.errors ?? {}) : [];
  return { status: found.status, html, cacheable, isOpen: cacheable && indexed, card, faults };
}

/** Makes the renderer: draws the document of a path. Redirects of the route table come back as `redirectTo`. */
export function createRender(assets: ClientAssets): (input: RenderInput) => Promise<RenderOutput> {
  return async (input) => {
    const source = { load, fetchData: input.fetchData };
    const context = await handler.query(new Request(new URL(input.url, input.origin)), {
      requestContext: contextWith(source),
    });
    if (!(context instanceof Response)) return page(context, input, assets);
    return {
      status: context.status,
      html: '',
      redirectTo: context.headers.get('location') ?? '/',
      cacheable: false,
      isOpen: false,
      card: null,
      faults: [],
    };
  };
}
