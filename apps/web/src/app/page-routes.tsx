import {
  createContext,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import type { PageAnswer } from '../lib/page-data.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { PageFrame } from './page-frame.tsx';
import { RouteError } from './route-error.tsx';
import type { PageHandle, PageModule, PageRow } from './route-rows.ts';
import { firstRows } from './routes.ts';
import { Shell } from './shell.tsx';

/** How a place (server or browser) gets code, words and data for a page. */
export interface PageSource {
  readonly load: (row: PageRow) => Promise<PageModule>;
  readonly fetchData: (apiPath: string) => Promise<PageAnswer>;
}

/** The way to data on this request or in this browser. */
export const pageSourceContext = createContext<PageSource>();

/** A router context that carries the way to data. */
export function contextWith(source: PageSource): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageSourceContext, source);
  return context;
}

/** Where the later pages hang once their chunk is there. */
export const PAGES_ROUTE = 'pages';

function loaderOf(module: PageModule): RouteObject['loader'] {
  const { dataPath } = module;
  if (!dataPath) return undefined;
  return ({ params, request, context }: LoaderFunctionArgs) =>
    (context as RouterContextProvider)
      .get(pageSourceContext)
      .fetchData(dataPath(params, new URL(request.url).searchParams));
}

/** A public page: code, then data, then drawn; on the server and in the browser alike. */
export function publicRoute(row: PageRow, source: PageSource): RouteObject {
  const handle: PageHandle = { row, module: null };
  return {
    // Named by its address: the server's tree holds all parts, the browser's only some, and data is kept by this name.
    id: row.path,
    path: row.path,
    handle,
    lazy: async () => {
      const module = await source.load(row);
      handle.module = module;
      const loader = loaderOf(module);
      return { Component: () => <PageFrame module={module} />, ...(loader ? { loader } : {}) };
    },
  };
}

/** The first public pages in their frame; `more` adds the later ones, the signed-in ones and the legacy paths. */
export function pageRoutes(source: PageSource, more: readonly RouteObject[]): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: RouteError,
      children: [
        {
          id: PAGES_ROUTE,
          ErrorBoundary: RouteError,
          children: [
            ...firstRows.map((row) => publicRoute(row, source)),
            ...more,
            { path: '*', Component: NotFoundPage },
          ],
        },
      ],
    },
  ];
}
