import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addChild, openAccount, openAdmin, settled } from './people.ts';
import { expect, test } from './test.ts';

const CHECK = '**/api/auth/check-session';
const MARK = 'planted in the page of a test';

const manifest = new URL('../apps/web/dist/client/.vite/manifest.json', import.meta.url);

/** The code of the page comes, and breaks as soon as it is drawn. */
async function breakPage(page: Page, source: string): Promise<void> {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const body = `export const Page = () => { throw new Error('${MARK}'); };`;
  await page.route(`**/${files[source]?.file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

test.describe('a signed-in page that breaks', () => {
  test.use({ plantedIsQuiet: new RegExp(MARK) });

  test('shows the fallback screen, leads back, and the server hears of it though one leaves at once', async ({
    page,
    context,
    product,
    browser,
  }) => {
    await openAccount(context, product.address, { sacredId: 'crash-ama', role: 'teacher' });
    await breakPage(page, 'src/pages/profile.page.tsx');
    await page.goto('/help');
    await settled(page);
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
    const main = page.getByRole('main');
    await expect(main).toContainText('We encountered an unexpected error. This is not your fault!');
    await expect(main).toContainText(
      'If this problem persists, please contact support or try refreshing the page.',
    );
    await expect(main.getByText('Error details')).toHaveCount(0);
    await main.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');

    const admins = await browser.newContext();
    await openAdmin(admins, product, 'crash-admin');
    const heard = async () => {
      const answer = await admins.request.get(`${product.address}/api/logs`);
      const { entries } = (await answer.json()) as { entries: { message: string; path: string }[] };
      return entries.filter(({ message }) => message.includes(MARK)).map(({ path }) => path);
    };
    await expect.poll(heard).toEqual(['/profile', '/profile']);
    await admins.close();
  });
});

test.describe('a session that cannot be checked', () => {
  test.use({ noNetworkIsQuiet: true, plantedIsQuiet: /status of 5\d\d/ });

  for (const [what, title, answer] of [
    ['a server that fails', 'We could not see whether you are signed in', 502],
    ['no network', 'Ori Academy cannot be reached', 0],
  ] as const)
    test(`leads from a protected page to the sign-in, which says so and opens it later: ${what}`, async ({
      page,
      context,
      product,
    }) => {
      await openAccount(context, product.address, { sacredId: `check-${answer}`, role: 'teacher' });
      await page.route(CHECK, (route) =>
        answer === 0
          ? route.abort('internetdisconnected')
          : route.fulfill({ status: answer, body: '<html>' }),
      );
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth\?from=%2Fprofile$/);
      await expect(page.getByText(title)).toBeVisible();
      const why = answer === 0 ? 'Network error' : 'OAuth session check failed';
      await expect(page.getByRole('main')).toContainText(why);
      await expect(page.getByRole('main').getByLabel('Sacred ID')).toBeVisible();
      await page.unroute(CHECK);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
    });

  test('is the guard’s own error where an answer came that nobody can read; Try Again loads the page anew', async ({
    page,
    context,
    product,
  }) => {
    await openAccount(context, product.address, { sacredId: 'check-portal', role: 'teacher' });
    await page.route(CHECK, (route) => route.fulfill({ body: '<html>Welcome to the hotel</html>' }));
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error');
    await expect(page.getByRole('main')).toContainText('Invalid response from server');
    await page.unroute(CHECK);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  });
});

test('a profile is saved from a second tab, and not by a cookie alone', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'two-tabs', role: 'teacher' });
  await page.goto('/profile');
  const name = page.getByLabel('First name or nickname');
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  const keptToken = () => page.evaluate(() => sessionStorage.getItem('authToken'));
  await name.fill('Abena');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await keptToken()).not.toBeNull();

  await page.evaluate(() => sessionStorage.clear());
  await name.fill('Esi');
  await save.click();
  await expect(page.getByText('No user is currently logged in')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Abena');
});

test.describe('where a gateway answers in place of the server', () => {
  test.use({ plantedIsQuiet: /status of 502/ });

  test('a form says the status it was answered with', async ({ page }) => {
    await page.route('**/api/accounts/ask-grown-up', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
    );
    await page.goto('/account-type?role=student&age=elementary');
    await settled(page);
    await page.getByRole('main').getByRole('textbox').fill('ama@family.example');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByText('HTTP error! status: 502')).toBeVisible();
  });
});

test('an address that cannot be copied is told as a warning', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'no-copy', role: 'parent' });
  await addChild(context, product.address, 'no-copy-kofi', 'elementary');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/dashboard/parent/calendar');
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('.toast[data-tone=gold]')).toBeVisible();
});
