import type { Page, Route } from '@playwright/test';

/** What a page came to: where it stands in the end, its title, and all it says. No title: it never stood there whole. */
export interface Shown {
  readonly at: string;
  readonly title: string;
  readonly says: string;
}

/** Goes to another page as a press on a link of the product does: without a new document. */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/**
 * Goes through pages as `turnTo` does, each once the one before stands there whole, and tells what each came to. The
 * page does all of it, so that a walk of eighty pages is asked for once; its own clock must run.
 */
export function walk(page: Page, paths: readonly string[]): Promise<Shown[]> {
  return page.evaluate(async (all) => {
    const LONGEST_MS = 60_000;
    const LOOK_EVERY_MS = 15;
    const WAITING = '[aria-busy="true"], .overlay';
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const isWhole = (left: Element | null): boolean => {
      const main = document.querySelector('main');
      if (main === null || main === left) return false;
      return document.querySelector(WAITING) === null && main.querySelector('h1') !== null;
    };
    const tell = (left: Element | null): Shown => {
      const title = isWhole(left) ? document.querySelector('main h1')?.textContent.trim() : '';
      const says = document.querySelector('main')?.innerText;
      return { at: location.pathname + location.search, title: title ?? '', says: says ?? '' };
    };
    const shown: Shown[] = [];
    for (const path of all) {
      // Another path is drawn into a `main` of its own; where one was led to this path already, it stands there.
      const left = location.pathname === path ? null : document.querySelector('main');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const endsAt = performance.now() + LONGEST_MS;
      while (!isWhole(left) && performance.now() < endsAt) await pause();
      shown.push(tell(left));
    }
    return shown;
  }, paths);
}

/** Goes there, and waits until it stands there whole. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  const [shown] = await walk(page, [path]);
  if (shown === undefined || shown.title === '') throw new Error(`${path} never stood whole: ${shown?.says}`);
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
