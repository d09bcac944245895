import type { Page, Route } from '@playwright/test';

/** Goes to another page as a press on a link of the product does: without a new document. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** True once another page than the one left stands there whole. */
function hasTurned(): boolean {
  const main = document.querySelector('main');
  if (main === null || main.dataset['left'] !== undefined) return false;
  return document.querySelector('[aria-busy="true"], .overlay') === null && main.querySelector('h1') !== null;
}

/** Goes there, and waits until it stands there whole. The other page has another path. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await turnTo(page, path);
  await page.waitForFunction(hasTurned);
}

type Answer = Parameters<Route['fulfill']>[0];

export const json = (status: number, body: unknown): Answer => ({ status, json: body });

/** Answers the next call of a path of the API with what is given, or cuts it off where nothing is. */
export async function answerOnce(page: Page, path: string, answer: Answer | null): Promise<void> {
  await page.route(`**/api/${path}`, (route) => (answer ? route.fulfill(answer) : route.abort()), {
    times: 1,
  });
}

/** Holds what goes to `address` until the returned function lets it go on: once, or all of it. */
export async function hold(page: Page, address: string | RegExp, times?: number): Promise<() => void> {
  const { promise: isFree, resolve: go } = Promise.withResolvers<void>();
  const pass = async (route: Route) => {
    await isFree;
    await route.continue();
  };
  await page.route(address, pass, times === undefined ? {} : { times });
  return go;
}

export const holdOnce = (page: Page, path: string): Promise<() => void> => hold(page, `**/api/${path}`, 1);

/** What this browser keeps under a key. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
