import { createContext, use } from 'react';

/** What the REST API answered for a page's data path. */
export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const PageDataContext = createContext<unknown>(null);

/**
 * The data a public page asked for by its `dataPath`; there before the page is first drawn,
 * on the server and in the browser. `Data` is the contract's shape of that path's answer.
 */
export function usePageData<Data>(): Data {
  return use(PageDataContext) as Data;
}
