import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { addChild, openAccount, openAdmin, settled, signIn } from './people.ts';
import { addressesFor } from './routes.ts';
import { expect, test } from './test.ts';

const THEMES = ['dark', 'light'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * What is wrong with the page at the size it has now: axe's violations, and anything that makes it scroll sideways.
 * No page has frames, so axe's legacy mode sees everything, without a second page for each look.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...faults, `${overflow} px wider than the window`] : faults;
}

/** Addresses that answer with a page; those not built yet answer 404. */
async function builtOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    paths.map(async (path) => (await page.request.get(path, { maxRedirects: 0 })).status()),
  );
  return paths.filter((_, at) => answers[at] !== 404);
}

/** Looks at the page in every size; the faults carry the width. */
async function faultsInSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const fault of await faultsOf(page)) found.push(`${size.width}: ${fault}`);
  }
  return found;
}

/** Opens each address and looks at it in every size; the faults carry the address. */
async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    for (const fault of await faultsInSizes(page)) found.push(`${path} ${fault}`);
  }
  return found;
}

function isForParents(access: string): boolean {
  return access.split('|').includes('parent');
}

/** What is open to anybody signed in shows a learner the most: grown-ups are led on from it. */
function isForLearners(access: string): boolean {
  return access === 'student' || access === 'signed-in';
}

async function useTheme(context: BrowserContext, address: string, theme: string): Promise<void> {
  await context.addCookies([{ name: 'ori_theme', value: theme, url: address }]);
}

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of THEMES) {
  test.describe(`every page is accessible in the ${theme} theme, small and large`, () => {
    test.setTimeout(300_000);

    test('in public', async ({ page, context, product }) => {
      await useTheme(context, product.address, theme);
      const built = await builtOf(
        page,
        addressesFor((access) => access === 'public'),
      );
      expect(built.length).toBeGreaterThan(6);
      expect(await faultsAt(page, [...built, '/no-such-page'])).toEqual([]);
    });

    test('for a parent', async ({ page, context, product }) => {
      await openAccount(context, product.address, { sacredId: `axe-parent-${theme}`, role: 'parent' });
      await addChild(context, product.address, `axe-child-${theme}`, 'elementary');
      await useTheme(context, product.address, theme);
      const built = await builtOf(page, addressesFor(isForParents));
      expect(built.length).toBeGreaterThan(3);
      expect(await faultsAt(page, built)).toEqual([]);
    });

    test('for a child', async ({ page, context, product }) => {
      await openAccount(context, product.address, { sacredId: `axe-grown-${theme}`, role: 'parent' });
      await addChild(context, product.address, `axe-learner-${theme}`, 'elementary');
      await signIn(context, product.address, `axe-learner-${theme}`);
      await useTheme(context, product.address, theme);
      const built = await builtOf(page, addressesFor(isForLearners));
      expect(built.length).toBeGreaterThan(6);
      expect(await faultsAt(page, built)).toEqual([]);
    });

    test('for an admin', async ({ page, context, product }) => {
      await openAdmin(context, product, `axe-admin-${theme}`);
      await useTheme(context, product.address, theme);
      const built = await builtOf(
        page,
        addressesFor((access) => access === 'admin'),
      );
      expect(built).toContain('/admin/security');
      expect(await faultsAt(page, built)).toEqual([]);
    });

    test('in a lesson at work, with its figure open and an answer judged', async ({
      page,
      context,
      product,
    }) => {
      await openAccount(context, product.address, { sacredId: `axe-owner-${theme}`, role: 'parent' });
      await addChild(context, product.address, `axe-worker-${theme}`, 'k2');
      await signIn(context, product.address, `axe-worker-${theme}`);
      await useTheme(context, product.address, theme);
      await page.goto('/dashboard/student/courses/math-k-2/lessons/half-a-loaf-fair-shares');
      await settled(page);
      await page.locator('.predict input[type=radio]').first().check({ force: true });
      await page.getByRole('button', { name: 'See, and try it yourself' }).click();
      await expect(page.locator('.lab')).toBeVisible();
      await page.locator('.question input[type=radio]').first().check({ force: true });
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.locator('.question .verdict')).toBeVisible();
      expect(await faultsInSizes(page)).toEqual([]);
    });
  });
}
