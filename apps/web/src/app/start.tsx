import type { Locale } from '@ori/contracts/locale';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { createSessionStore } from '../features/accounts/session-store.ts';
import { createI18n, type Words } from '../lib/i18n.ts';
import { followAccount, settleLanguage } from '../lib/language.ts';
import { report, reportThrown, reportUncaught } from '../lib/report.ts';
import { createToastStore } from '../lib/toasts.ts';
import { loadWords } from '../lib/words.ts';
import { clientSource } from './client-source.ts';
import { DATA_ELEMENT_ID, ROOT_ELEMENT_ID } from './document-ids.ts';
import { growingTree, loadPart, type TreePart } from './growing-tree.ts';
import { contextWith, pageRoutes } from './page-routes.tsx';
import { Providers } from './providers.tsx';

/** What the server left in the document for the browser to continue from. */
export interface Embedded {
  readonly locale: Locale;
  readonly words: Words;
  readonly loaderData: HydrationState['loaderData'];
  /** The part of the route tree that the path belongs to, null for the first pages. */
  readonly tree: TreePart | null;
}

function embedded(): Embedded {
  return JSON.parse(document.getElementById(DATA_ELEMENT_ID)?.textContent ?? '{}') as Embedded;
}

/** The code of the page on screen must be there before hydration, or React would tear it down. */
async function resolveMatched(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  const lazy = matched.filter(({ route }) => typeof route.lazy === 'function');
  await Promise.all(
    lazy.map(async ({ route }) => {
      const module = typeof route.lazy === 'function' ? await route.lazy() : {};
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

/** Takes over the server's document. */
export async function startApp(): Promise<void> {
  reportUncaught();
  import('../lib/log-buffer.ts').then(
    ({ keepReports }) => keepReports(),
    () => undefined,
  );
  const { locale, words, loaderData, tree } = embedded();
  const i18n = createI18n(locale, words);
  const source = clientSource(i18n);
  const routes = pageRoutes(source, tree ? await loadPart(tree, source) : []);
  await Promise.all([resolveMatched(routes), loadWords(i18n, locale, [])]);

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: loaderData ?? {} },
    getContext: () => contextWith(source),
    patchRoutesOnNavigation: growingTree(source, tree),
  });

  const session = createSessionStore();
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`The document has no #${ROOT_ELEMENT_ID}`);
  hydrateRoot(
    root,
    <StrictMode>
      <Providers i18n={i18n} session={session} toasts={createToastStore()}>
        <RouterProvider router={router} onError={reportThrown} />
      </Providers>
    </StrictMode>,
    { onRecoverableError: (error) => report('warn', 'hydration', String(error)) },
  );
  const { search } = window.location;
  settleLanguage(i18n, search);
  session.subscribe(() => followAccount(i18n, session.state().user?.locale ?? null, search));
  void session.check();
  // Nobody could be asked who this is: as soon as there is a network again, somebody can.
  window.addEventListener('online', () => {
    if (session.state().checkError) void session.check();
  });
}
