import type { Page } from '@playwright/test';
import { addressesFor } from './routes.ts';
import { expect, test } from './test.ts';

/** Words that stand where something is still to come: without JavaScript it never comes. */
const WAITING = /^(?:loading|one moment|chargement|un instant|cargando|un momento)\b/i;

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

/** Pictures without words, or that are not there. */
async function picturesOf(page: Page): Promise<string[]> {
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.map((image) => [image.getAttribute('src') ?? '', image.getAttribute('alt')]),
    );
  const faults = pictures.filter(([, alt]) => alt === null).map(([src]) => `shows ${src} without words`);
  for (const [src] of pictures)
    if (src?.startsWith('/') && !(await page.request.get(src)).ok()) faults.push(`has no ${src}`);
  return faults;
}

/** What keeps the page from being read as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const main = page.locator('main');
  const text = await main.innerText();
  const heads = await page.locator('h1').count();
  const waits = await main.locator('[role=status], [aria-busy=true]').allInnerTexts();
  const hrefs = await main
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [
    ...(text.length < 80 ? [`says only: ${text}`] : []),
    ...(heads === 1 ? [] : [`has ${heads} first headings`]),
    ...waits.filter((each) => WAITING.test(each.trim())).map((each) => `waits for ever: ${each}`),
    ...hrefs.filter((href) => href === null || href === '').map(() => 'has a link that leads nowhere'),
    ...(await picturesOf(page)),
  ];
}

test.describe('every public page reads without JavaScript', () => {
  test.setTimeout(240_000);

  for (const half of [0, 1]) {
    test(`half ${half + 1} of 2`, async ({ page }) => {
      const faults: string[] = [];
      const all = addressesFor((access) => access === 'public');
      for (const path of all.filter((_, at) => at % 2 === half)) {
        const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Not built yet: the route table's own test counts those.
        if (answer?.status() === 404) continue;
        for (const fault of await faultsOf(page)) faults.push(`${path} ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  }
});

/** Needs no account: what stands there before a script runs is the same for everybody. */
test('a page behind the guard says in the reader’s language what to do, and leads to what can be read', async ({
  page,
}) => {
  const says = {
    en: ['This page needs JavaScript', 'Turn JavaScript on'],
    fr: ['Cette page a besoin de JavaScript', 'Activer JavaScript'],
    es: ['Esta página necesita JavaScript', 'activar JavaScript'],
  };
  const gated = addressesFor((access) => access !== 'public').filter((path) => !path.includes('?'));
  expect(gated.length).toBeGreaterThan(50);
  for (const [language, [title = '', what = '']] of Object.entries(says)) {
    await page.goto(`${gated[0]}?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // What is drawn: Playwright’s own texts pass over what stands in a noscript.
    expect(await page.locator('main').innerText()).toContain(what);
  }
  const faults: string[] = [];
  for (const path of gated.filter((_, at) => at % 7 === 0)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (await page.locator('.overlay').isVisible()) faults.push(`${path} waits for ever`);
    for (const fault of await faultsOf(page)) faults.push(`${path} ${fault}`);
  }
  expect(faults).toEqual([]);
  for (const link of await page.locator('main a').all())
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});

/** What a head says, in the HTML as it comes. */
const HEAD = {
  canonical: /<link rel="canonical" href="([^"]+)"/,
  robots: /<meta name="robots"/,
  data: /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g,
  card: /<meta property="og:image" content="([^"]+)"/,
};

/** Leads through the map of the site: each page is there, and its head names itself as the map does. */
test('the map of the site leads to pages that name themselves so, with their card and their data', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const map = await (await page.request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(300);
  const faults: string[] = [];
  let card = '';
  for (const place of places.filter((_, at) => at % 11 === 0)) {
    const answer = await page.request.get(place);
    if (answer.status() !== 200) faults.push(`${place} answers ${answer.status()}`);
    const head = await answer.text();
    const canonical = HEAD.canonical.exec(head)?.[1];
    if (canonical !== place) faults.push(`${place} calls itself ${canonical}`);
    if (HEAD.robots.test(head)) faults.push(`${place} is not to be listed`);
    for (const [, data = ''] of head.matchAll(HEAD.data))
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
    card = HEAD.card.exec(head)?.[1] ?? '';
  }
  expect(faults).toEqual([]);
  const picture = await page.request.get(card);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('a language chosen by a link is read on in, page after page', async ({ page }) => {
  await page.goto('/help');
  await page.locator('.languages a[hreflang=fr]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('footer a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
