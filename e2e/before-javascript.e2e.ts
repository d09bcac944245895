import { expect, test } from './test.ts';

const PAGES = [
  { path: '/', says: 'Meet both' },
  { path: '/about', says: 'Ori' },
  { path: '/lessons/half-a-loaf-fair-shares', says: 'Ahmose' },
  { path: '/lessons/half-a-loaf-fair-shares?lng=fr', says: 'Ahmose' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, says } of PAGES) {
    test(`${path} shows its content, title, description, canonical address and social card`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(says);
      expect(await page.title()).not.toBe('');
      const content = (selector: string) => page.locator(selector).first().getAttribute('content');
      expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(20);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(
        path.split('?')[0] ?? '',
      );
      expect(await content('meta[property="og:image"]')).toMatch(/^http/);
    });
  }
});

test.describe('with JavaScript', () => {
  for (const { path } of PAGES) {
    test(`${path} is taken over without a complaint`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main')).toBeVisible();
    });
  }

  test('nothing is asked of another host', async ({ page, product }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([new URL(product.address).host]);
  });
});
