import { kept, turnTo } from './letter.ts';
import { openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

/** The browser's own word on calls that are cut off here. */
test.use({ noNetworkIsQuiet: true });
test.setTimeout(120_000);

const WITH_MYTH = '/lessons/molecule-structure';

test('each level of heritage shows what it should, and is kept in this browser', async ({ page }) => {
  await page.goto(WITH_MYTH);
  await settled(page);
  const choice = page.getByLabel('How much heritage', { exact: true }).last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [story, synthesis, myth] = ['#story', '#synthesis', '#mythology'].map((part) =>
    page.locator(`main ${part}`),
  );
  await expect(choice).toHaveValue('awareness');
  expect(
    await choice.locator('option').evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
  ).toEqual(['standard', 'awareness', 'integrated', 'advanced']);
  await expect(story!).toBeVisible();
  await expect(synthesis!).toHaveCount(0);
  await choice.selectOption('standard');
  await expect(story!).toHaveCount(0);
  expect(await kept(page, 'kimLevel')).toBe('standard');
  await choice.selectOption('integrated');
  await expect(story!).toBeVisible();
  await expect(synthesis!).toBeVisible();
  await expect(myth!).toHaveCount(0);
  await page.getByLabel('Show myths beside the ideas they go with').check();
  await expect(myth!).toBeVisible();
  expect(await kept(page, 'kimContext')).toBe('true');
  await choice.selectOption('awareness');
  await expect(myth!).toHaveCount(0);
});

test('a language is taken from the address or the choice, and remembered', async ({ page, context }) => {
  const language = () => page.locator('html').getAttribute('lang');
  await page.goto('/pricing?lng=fr');
  await settled(page);
  expect(await language()).toBe('fr');
  expect(await kept(page, 'language')).toBe('fr');
  await expect(page.getByRole('banner')).toContainText('Se connecter');
  await page.goto('/about');
  await settled(page);
  expect(await language()).toBe('fr');
  await page.goto('/?lng=es');
  await settled(page);
  expect(await language()).toBe('es');
  await page.goto('/auth?lng=xx');
  await settled(page);
  expect(['en', 'es']).toContain(await language());
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await settled(page);
  expect(await language()).toBe('en');
});

test('what cannot be loaded says so in the words of the specification', async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  await page.route('**/api/heritage/**', (route) => route.fulfill({ status: 400, json: {} }));
  for (const [path, words] of [
    ['/geometry', 'Failed to load geometric principles'],
    ['/sites', 'Failed to load sacred sites'],
    ['/frequencies', 'Failed to load cymatic patterns'],
  ] as const) {
    await turnTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByText('We encountered an unexpected error. This is not your fault!')).toBeVisible();
    await expect(
      page.getByText('If this problem persists, please contact support or try refreshing the page.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/sites$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load sacred sites');
  await page.unroute('**/api/heritage/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { name: 'Failed to load sacred sites' })).toHaveCount(0);
});

test('a page whose code does not come is asked for three times more, after 1, 2 and 4 seconds', async ({
  page,
}) => {
  await page.goto('/about');
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  // Each try but the first goes to an address of its own: its number is in the query.
  const tries = new Set<string | null>();
  await page.route(/\/assets\/.*\.js(?:\?|$)/, (route) => {
    tries.add(new URL(route.request().url()).searchParams.get('r'));
    return route.abort();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await turnTo(page, '/contact');
  await expect.poll(() => tries.size).toBe(1);
  for (const waitMs of [1_000, 2_000, 4_000]) {
    const made = tries.size;
    let ranMs = 0;
    const next = async () => {
      await page.clock.runFor(100);
      ranMs += 100;
      return tries.size;
    };
    await expect.poll(next, { intervals: [50], timeout: 45_000 }).toBe(made + 1);
    // A try may be counted a turn or two after it was made.
    expect(ranMs).toBeGreaterThanOrEqual(waitMs - 200);
  }
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
});

test('pages change with a fade of 0.3 s', async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  await turnTo(page, '/help');
  const main = page.locator('main.page-fade');
  await expect(main).toHaveCSS('animation-duration', '0.3s');
});

test('a device’s own choices are kept under the specification’s keys', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'letter-keys', role: 'student', ageGroup: 'high' });
  await page.goto('/dashboard/student/settings');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Save ink').check();
  await expect.poll(() => kept(page, 'inkSaving')).toBe('true');
  await page.goto('/dashboard/student');
  await settled(page);
  await expect.poll(() => kept(page, 'kimProgress')).toContain('"methodologyLevel":"awareness"');
  expect(await kept(page, 'kimLevel')).toBe('awareness');
});

test('what the specification says is taught is there', async ({ page }) => {
  await page.goto('/cultures');
  await settled(page);
  const cultures = new Set(
    await page
      .locator('main a[href^="/cultures/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );
  expect(cultures.size).toBeGreaterThanOrEqual(8);
  for (const [path, says] of [
    ['/geometry', /golden ratio/i],
    ['/frequencies', /plate/i],
    ['/consciousness', /attention/i],
    ['/demo/kemetic-table', /Kemet/],
    ['/numbers', /Vedic|Vedas/],
    ['/inventions', /Tesla/],
    ['/worksheets', /worksheet/i],
  ] as const) {
    // What a page says stands in its document: nothing else of it is waited for.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main'), path).toContainText(says);
  }
});

test('the pricing page tells what Founder’s Circle costs', async ({ page }) => {
  await page.goto('/pricing');
  await settled(page);
  await page.getByRole('radio', { name: 'month' }).check({ force: true });
  await expect(page.getByRole('main')).toContainText('$49.99');
  await page.getByRole('radio', { name: 'year' }).check({ force: true });
  await expect(page.getByRole('main')).toContainText('$499');
  await expect(page.getByRole('main')).toContainText('saves $100 against twelve months');
});
