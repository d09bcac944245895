import { openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/dashboard/parent',
  '/dashboard/homeschool',
  '/dashboard/parent/transcript',
  '/dashboard/parent/privacy',
  '/curriculum',
] as const;
/** The narrowest window in which the way to help stands in the margin, and a usual one. */
const WITH_MARGIN = [1248, 1280] as const;

test('the way to help covers nothing of a page: it stands in the margin, or ends the page', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'margin-parent', role: 'parent' });
  const help = page.getByRole('button', { name: 'Need Help?' });
  const coveredBy = () =>
    help.evaluate((button) => {
      const { left } = button.getBoundingClientRect();
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const covered: string[] = [];
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode;
        if (button.contains(parentElement) || parentElement?.checkVisibility() !== true) continue;
        range.selectNodeContents(words.currentNode);
        if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > left))
          covered.push(textContent?.trim() ?? '');
      }
      return covered.filter((text) => text !== '');
    });
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    for (const width of WITH_MARGIN) {
      await page.setViewportSize({ width, height: 900 });
      await expect(help).toHaveCSS('position', 'fixed');
      expect(await coveredBy(), `${path} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: WITH_MARGIN[0] - 1, height: 900 });
    await expect(help).toHaveCSS('position', 'static');
  }
});

test('the map beside a lesson shows its names whole', async ({ page }) => {
  for (const locale of ['en', 'fr', 'es']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/lessons/gou-and-gu?lng=${locale}`);
    const names = page.locator('.lesson-map span');
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const column = name.closest('.lesson-map')?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(name);
        const isWhole = range.getBoundingClientRect().right <= (column?.right ?? 0) + 1;
        return isWhole && getComputedStyle(name).overflow === 'visible' ? [] : [name.textContent];
      }),
    );
    expect(cut, locale).toEqual([]);
  }
});
