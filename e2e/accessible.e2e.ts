import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { unlabelledOn } from './claims.ts';
import { addChild, openAccount, openAdmin, settled, signIn } from './people.ts';
import { addressesFor, isOneMore } from './routes.ts';
import { expect, test } from './test.ts';

type Theme = 'dark' | 'light';
const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 1280, height: 900 }];
/** A theme changes nothing but colours: these rules look at them. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Anything that makes the page scroll sideways. */
async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${overflow} px wider than the window`] : [];
}

function showTheme(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

async function faultsIn(page: Page, theme: Theme, rules: readonly string[] | null): Promise<string[]> {
  await showTheme(page, theme);
  return (await violationsOf(page, rules)).map((fault) => `${theme}: ${fault}`);
}

/** What is wrong with the page at the size it has now: everything in the dark, and the colours in the light. */
async function faultsOf(page: Page, hasLight = true): Promise<string[]> {
  const dark = [...(await faultsIn(page, 'dark', null)), ...(await overflowOf(page))];
  return hasLight ? [...dark, ...(await faultsIn(page, 'light', COLOUR_RULES))] : dark;
}

/** Addresses that answer with a page; those not built yet answer 404. */
async function builtOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    paths.map(async (path) => (await page.request.get(path, { maxRedirects: 0 })).status()),
  );
  return paths.filter((_, at) => answers[at] !== 404);
}

/** Looks at the page in every size, in the light up to `lightUpTo` pixels of width; the faults carry the width. */
async function faultsInSizes(page: Page, lightUpTo = Infinity): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const fault of await faultsOf(page, size.width <= lightUpTo)) found.push(`${size.width}: ${fault}`);
  }
  return found;
}

/** Each size in a theme of its own: for one more page of a kind that was looked at in both. */
async function faultsOfOneMore(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [at, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    const faults = [
      ...(await faultsIn(page, at === 0 ? 'dark' : 'light', null)),
      ...(await overflowOf(page)),
    ];
    found.push(...faults.map((fault) => `${size.width}: ${fault}`));
  }
  return found;
}

/** Opens each address and looks at it in every size; the faults carry the address. */
async function faultsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, path] of paths.entries()) {
    await page.goto(path);
    await settled(page);
    // What is drawn on a wide page only is mostly its head: in the light every third page shows it.
    const lightUpTo = at % 3 === 0 ? Infinity : PHONE.width;
    const faults = isOneMore(path) ? await faultsOfOneMore(page) : await faultsInSizes(page, lightUpTo);
    for (const fault of faults) found.push(`${path} ${fault}`);
    for (const text of (await unlabelledOn(page)) ?? []) found.push(`${path} says without a label: ${text}`);
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

test.describe.configure({ mode: 'parallel' });
// The pages that tell what is kept on the device are looked at with something kept.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

test.describe('every page is accessible in both themes, small and large', () => {
  test.setTimeout(600_000);

  for (const half of [0, 1]) {
    test(`in public, half ${half + 1} of 2`, async ({ page }) => {
      const built = await builtOf(
        page,
        addressesFor((access) => access === 'public'),
      );
      const mine = [...built, '/no-such-page'].filter((_, at) => at % 2 === half);
      expect(mine.length).toBeGreaterThan(6);
      expect(await faultsAt(page, mine)).toEqual([]);
    });
  }

  test('for a parent', async ({ page, context, product }) => {
    await openAccount(context, product.address, { sacredId: 'axe-parent', role: 'parent' });
    await addChild(context, product.address, 'axe-child', 'elementary');
    const built = await builtOf(page, addressesFor(isForParents));
    expect(built.length).toBeGreaterThan(3);
    expect(await faultsAt(page, built)).toEqual([]);
  });

  test('for a child', async ({ page, context, product }) => {
    await openAccount(context, product.address, { sacredId: 'axe-grown', role: 'parent' });
    await addChild(context, product.address, 'axe-learner', 'elementary');
    await signIn(context, product.address, 'axe-learner');
    const built = await builtOf(page, addressesFor(isForLearners));
    expect(built.length).toBeGreaterThan(6);
    expect(await faultsAt(page, built)).toEqual([]);
  });

  test('for a teacher', async ({ page, context, product }) => {
    await openAccount(context, product.address, { sacredId: 'axe-teacher', role: 'teacher' });
    const built = await builtOf(
      page,
      addressesFor((access) => access === 'teacher'),
    );
    expect(built).toContain('/dashboard/teacher');
    expect(await faultsAt(page, built)).toEqual([]);
  });

  test('for an admin', async ({ page, context, product }) => {
    await openAdmin(context, product, 'axe-admin');
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
    await openAccount(context, product.address, { sacredId: 'axe-owner', role: 'parent' });
    await addChild(context, product.address, 'axe-worker', 'k2');
    await signIn(context, product.address, 'axe-worker');
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

test('a picture without words and faint letters are found', async ({ page }) => {
  await page.goto('/about');
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { src: '/favicon.svg' });
    const faint = Object.assign(document.createElement('p'), { textContent: 'Hardly to be read' });
    faint.style.color = 'color-mix(in srgb, currentColor 15%, transparent)';
    document.querySelector('main')?.append(picture, faint);
  });
  const kinds = (await faultsOf(page)).map((fault) => fault.split(' ', 2).join(' '));
  expect(kinds.toSorted()).toEqual(['dark: color-contrast', 'dark: image-alt', 'light: color-contrast']);
});
