import type { Page } from '@playwright/test';
import { settled } from './people.ts';
import { expect, test } from './test.ts';

const LESSON = '/lessons/half-a-loaf-fair-shares';

test.use({ serviceWorkers: 'allow' });

/** Paths of what the browser fetches from now on. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const scriptsIn = (paths: readonly string[]): string[] => paths.filter((path) => path.endsWith('.js'));
const sheetsIn = (paths: readonly string[]): string[] => paths.filter((path) => path.endsWith('.css'));

test('a first visit fetches no style sheet, and nothing twice', async ({ page }) => {
  for (const path of ['/', '/auth', LESSON]) {
    const fetched = fetchedBy(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const files = fetched.filter((each) => each.startsWith('/assets/'));
    expect(sheetsIn(files), path).toEqual([]);
    expect(new Set(files).size, path).toBe(files.length);
    page.removeAllListeners('request');
  }
});

test('a page opened by a link comes with its own style sheet before it is seen', async ({ page }) => {
  await page.goto('/help');
  await settled(page);
  const fetched = fetchedBy(page);
  await page.locator('header a[href="/"]').first().click();
  const hero = page.locator('.hero-grid');
  await expect(hero).toBeVisible();
  expect(await hero.evaluate((grid) => getComputedStyle(grid).display)).toBe('grid');
  expect(sheetsIn(fetched).length).toBeGreaterThan(0);
});

test('a page comes with its style sheet even when it could not be fetched at first', async ({ page }) => {
  await page.goto('/help');
  await settled(page);
  let refused = 0;
  await page.route('**/*.css', (route) =>
    refused++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.locator('header a[href="/"]').first().click();
  const hero = page.locator('.hero-grid');
  await expect(hero).toBeVisible();
  expect(await hero.evaluate((grid) => getComputedStyle(grid).display)).toBe('grid');
  expect(refused).toBeGreaterThan(1);
});

test('what lies below the first screen of the home page comes alive when one comes near', async ({
  page,
}) => {
  const fetched = fetchedBy(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const guess = page.getByRole('radio', { name: 'One third' });
  await expect(guess).toBeAttached();
  const before = fetched.length;
  await guess.scrollIntoViewIfNeeded();
  await expect.poll(() => scriptsIn(fetched.slice(before)).length).toBeGreaterThan(0);
  await guess.check({ force: true });
  await expect(page.locator('.predict-third')).toBeVisible();
});

test('another language is spoken on the whole home page, also where no code came yet', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const below = page.locator('[data-later="home-below"]');
  const english = await below.textContent();
  await page
    .getByRole('button', { name: /Français/ })
    .or(page.getByRole('link', { name: /Français/ }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await below.scrollIntoViewIfNeeded();
  await expect(below).not.toHaveText(english ?? '');
  await expect(below).toContainText('«');
});
