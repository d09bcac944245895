import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addChild, openAccount, signIn } from './people.ts';
import { expect, test } from './test.ts';

const LESSON = '/lessons/half-a-loaf-fair-shares';

test.use({ serviceWorkers: 'allow' });

/** The worker has this page, and its document was told to it and kept. */
async function workerIsThere(page: Page, path: string): Promise<void> {
  const isThere = () =>
    page.evaluate(async (name) => {
      if (!navigator.serviceWorker.controller || !(await caches.has('ori-pages'))) return false;
      const keys = await (await caches.open('ori-pages')).keys();
      return keys.some(({ url }) => new URL(url).pathname === name);
    }, path);
  await expect.poll(isThere, { timeout: 45_000 }).toBe(true);
}

/** What is remembered for searches without network: each page with its language, the latest last. */
async function remembered(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done, failed) => {
        const opened = indexedDB.open('ori-opened');
        opened.addEventListener('error', () => failed(new Error('What was opened cannot be read')));
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('pages').objectStore('pages').index('openedAt').getAll();
          all.addEventListener('success', () => {
            opened.result.close();
            const pages = all.result as { readonly locale: string; readonly path: string }[];
            done(pages.map(({ locale, path }) => `${locale} ${path}`));
          });
        });
      }),
  );
}

async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
}

test.describe('without network', () => {
  test.use({ noNetworkIsQuiet: true });

  test('a lesson that was opened reads again, in its theme; another page says what can be opened', async ({
    page,
    context,
  }) => {
    await page.goto(LESSON);
    await workerIsThere(page, LESSON);
    await page.getByRole('button', { name: /light/i }).click();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('main')).toContainText('Ahmose');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.goto('/cultures');
    await expect(page).toHaveURL(/\/offline\?.*from=%2Fcultures/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs the network');
    await page.getByRole('main').getByRole('link', { name: 'Half a Loaf' }).click();
    await expect(page.locator('main')).toContainText('Ahmose');
  });

  test('a page opened within the app is kept, and its link works without network', async ({
    page,
    context,
  }) => {
    await page.goto('/help');
    await workerIsThere(page, '/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about/);
    await workerIsThere(page, '/about');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/help/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the search finds what was opened, from its door and by its address', async ({ page, context }) => {
    await page.goto(LESSON);
    await workerIsThere(page, LESSON);
    await page.goto('/help/sick-day');
    await workerIsThere(page, '/help/sick-day');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.getByRole('main').getByRole('searchbox').fill('loaf');
    await page.getByRole('main').getByRole('link', { name: 'Half a Loaf' }).first().click();
    await expect(page.locator('main')).toContainText('Ahmose');

    await page.goto('/search?q=loaf');
    await expect(page.getByRole('main').getByRole('link', { name: 'Half a Loaf' }).first()).toBeVisible();
  });

  test('what a learner opened is found in each language, and not by the next one at the device', async ({
    page,
    context,
    product,
  }) => {
    await openAccount(context, product.address, { sacredId: 'off-search', role: 'parent' });
    await addChild(context, product.address, 'off-kofi', 'elementary');
    await signIn(context, product.address, 'off-kofi');
    await page.goto(`/dashboard/student/courses/math-k-2${LESSON}`);
    await workerIsThere(page, LESSON);
    for (const language of ['fr', 'es', 'en']) {
      if (language !== 'en') await page.goto(`${LESSON}?lng=${language}`);
      await expect.poll(() => remembered(page)).toContain(`${language} ${LESSON}`);
    }
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => remembered(page).then((all) => all.at(-1))).toBe(`es ${LESSON}`);
    for (const [query, title] of [
      ['q=pan&lng=es', 'Medio pan'],
      ['q=pain&lng=fr', 'Un demi-pain'],
      ['q=loaf&lng=en', 'Half a Loaf'],
    ] as const) {
      await page.goto(`/search?${query}`);
      await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Half a Loaf' }).first().click();
    await expect(page.locator('main')).toContainText('Ahmose');

    await context.setOffline(false);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect
      .poll(() => remembered(page).then((all) => all.filter((each) => each.endsWith(LESSON))))
      .toEqual([]);
    await context.setOffline(true);
    await page.goto('/search?q=loaf');
    await expect(page.getByText('No connection: these are pages you opened')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Half a Loaf' })).toHaveCount(0);
  });

  test('nothing of a person is kept, and signing out forgets what was opened', async ({
    page,
    context,
    product,
  }) => {
    await openAccount(context, product.address, { sacredId: 'off-parent', role: 'parent' });
    await page.goto(LESSON);
    await workerIsThere(page, LESSON);
    await page.goto('/dashboard/parent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const kept = await keptPaths(page);
    expect(kept).toContain(LESSON);
    const personal =
      /^\/(?:dashboard|profile|graphql|api\/(?:auth|users|families|children|learning|progress))/;
    expect(kept.filter((path) => personal.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto('/dashboard/parent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs the network');
    await context.setOffline(false);

    await page.goto(LESSON);
    await page.evaluate(async () => {
      const token = /ori_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      await fetch('/api/auth/logout', {
        method: 'POST',
        headers: { 'x-csrf-token': decodeURIComponent(token) },
      });
    });
    await expect.poll(async () => (await keptPaths(page)).includes(LESSON)).toBe(false);
  });

  test('a child who loads a lesson again is not sold to, and is met with care in distress', async ({
    page,
    context,
    product,
  }) => {
    await openAccount(context, product.address, { sacredId: 'off-care', role: 'parent' });
    await addChild(context, product.address, 'off-ama', 'elementary');
    await signIn(context, product.address, 'off-ama');
    await page.goto(LESSON);
    await workerIsThere(page, LESSON);
    const panel = page.getByRole('dialog', { name: 'Professor Ori' });
    const openPanel = async () => {
      await page.getByRole('button', { name: 'Need Help?' }).click();
      await page.getByRole('button', { name: 'Open Professor Ori' }).click();
      await expect(panel).toBeVisible();
    };
    await openPanel();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('banner').getByText('No network just now').first()).toBeAttached();
    await expect(page.getByRole('link', { name: /^(?:Start free|Sign in|Plans)$/ })).toHaveCount(0);
    await openPanel();
    await expect(panel).not.toContainText('pricing');
    await page.getByPlaceholder('Ask me anything...').fill('I want to die');
    await page.keyboard.press('Enter');
    await expect(panel.locator('.tutor-thread')).toContainText('You matter');
    await expect(panel.locator('.tutor-thread')).toContainText('In danger right now?');
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' }).first()).toBeAttached();
    await expect(panel.locator('.tutor-thread')).toContainText('You matter');
  });

  test('a course is kept for a trip, opens lessons never opened, and is removed', async ({
    page,
    context,
  }) => {
    await page.goto('/features/offline');
    await workerIsThere(page, '/features/offline');
    await page.getByLabel('Course').selectOption('math-k-2');
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByText('Everything is here.')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(LESSON);
    await expect(page.locator('main')).toContainText('Ahmose');
    await context.setOffline(false);
    await page.goto('/features/offline');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    expect(await keptPaths(page)).not.toContain('/offline/courses');
  });
});

/** What stands at `/sw.js`: the worker of today, one that came later, or the one that takes itself away. */
type Worker = 'today' | 'later' | 'off';

/** The product at another address, with a worker that can change meanwhile. */
async function inFrontOf(address: string, worker: () => Worker): Promise<Server> {
  const { hostname, port } = new URL(address);
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    const path = isWorker && worker() === 'off' ? '/sw-off.js' : asked.url;
    const headers = isWorker
      ? { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : asked.headers;
    const onward = request({ hostname, port, path, method: asked.method, headers }, (found) => {
      const { 'content-length': _length, etag: _etag, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 502, isWorker ? kept : found.headers);
      found.pipe(answer, { end: !isWorker });
      if (isWorker) found.on('end', () => answer.end(worker() === 'later' ? '\n// later' : ''));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** A worker fetches all it keeps before it may take over; beside other work that takes a while. */
const TAKEN_OVER_MS = 90_000;

test('a newer worker takes over at a change of page and keeps what was kept; one that is switched off takes all away', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  let worker: Worker = 'today';
  const front = await inFrontOf(product.address, () => worker);
  const at = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const look = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => true));
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await page.goto(`${at}${LESSON}`);
  await workerIsThere(page, LESSON);
  worker = 'later';
  await look();
  await expect.poll(isWaiting, { timeout: TAKEN_OVER_MS }).toBe(true);
  await page.goto(`${at}/help`);
  await expect.poll(isWaiting, { timeout: TAKEN_OVER_MS }).toBe(false);
  expect(await keptPaths(page)).toContain(LESSON);

  worker = 'off';
  await look();
  await expect.poll(() => keptPaths(page), { timeout: TAKEN_OVER_MS }).toEqual([]);
  front.closeAllConnections();
  front.close();
});
