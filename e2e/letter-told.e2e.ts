import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addChild, openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

const MARK = 'planted in the form of a test';
const FORM = 'src/features/accounts/picture-sign-in.tsx';
const manifest = new URL('../apps/web/dist/client/.vite/manifest.json', import.meta.url);

test.use({ plantedIsQuiet: new RegExp(MARK) });

/** The code of a sign-in form comes, and breaks as soon as it is drawn. */
async function breakForm(page: Page): Promise<void> {
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>;
  const body = `export const PictureSignIn = () => { throw new Error('${MARK}'); };`;
  await page.route(`**/${files[FORM]?.file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

test('what breaks where somebody signs in is told as an authentication error, with a way on', async ({
  page,
}) => {
  await breakForm(page);
  await page.goto('/auth');
  await settled(page);
  const main = page.getByRole('main');
  const pictures = main.getByRole('button', { name: 'Sign in with pictures' });
  await pictures.click();
  await expect(main.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await expect(main).toContainText(
    'Something went wrong with the authentication system. This might be a temporary problem.',
  );

  await test.step('Try Again draws it anew, and the second time loads the page', async () => {
    const again = main.getByRole('button', { name: 'Try Again' });
    await again.click();
    await pictures.click();
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await settled(page);
    await expect(pictures).toBeVisible();
  });

  await test.step('Go Home leads to the first page', async () => {
    await breakForm(page);
    await page.goto('/auth');
    await settled(page);
    await pictures.click();
    await main.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

/** A message of this tone is there; the clock, which moves only when told, finds it gone after so long. */
async function staysFor(page: Page, tone: string, ms: number): Promise<void> {
  const shown = page.locator(`.toast[data-tone=${tone}]`);
  await expect(shown).toBeVisible();
  await page.clock.runFor(ms - 200);
  await expect(shown).toBeVisible();
  await page.clock.runFor(400);
  await expect(shown).toHaveCount(0);
}

// Buttons are pressed by keys: a pointer over a message holds it.
test('a warning stays for 5 s', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'letter-warned', role: 'parent' });
  await addChild(context, product.address, 'letter-warned-kofi', 'elementary');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.clock.install();
  await page.goto('/dashboard/parent/calendar');
  await page.getByRole('button', { name: 'Make a secret address' }).click();
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  // The first brings the code that shows messages.
  await copy.press('Enter');
  await expect(page.locator('.toast')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.press('Enter');
  await page.clock.runFor(10);
  await staysFor(page, 'gold', 5_000);
});

test('plain word stays for 4 s', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'letter-told', role: 'parent' });
  await addChild(context, product.address, 'letter-told-kofi', 'elementary');
  await page.clock.install();
  await page.goto('/dashboard/parent/schedule');
  await page.getByRole('button', { name: 'Begin with a usual week' }).first().click();
  await page
    .getByRole('button', { name: /ill on/i })
    .first()
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.mouse.move(0, 0);
  await undo.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await undo.press('Enter');
  await expect(page.getByText('Everything is back where it was')).toBeVisible();
  await staysFor(page, 'lapis', 4_000);
});
