import type { Page } from '@playwright/test';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';

const PRACTICE = '/dashboard/practice?skill=ma-factors';
/** As often as a wrong line is tried, each followed by asking for more help. */
const TRIES = 4;

async function helped(page: Page, button: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/tutor/work-help'));
  await page.getByRole('button', { name: button }).click();
  expect((await answer).status()).toBe(200);
}

/** Tries a line and asks for more, until a whole solution stands there or all tries are used up. */
async function askOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check my steps' }).click();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.getByLabel('Line 1').fill(String(900 + tries));
    await helped(page, 'Look at my lines');
    await helped(page, 'A hint, please');
    await expect(page.locator('.work-reply')).toBeVisible();
    await page.waitForLoadState('networkidle');
    if ((await page.locator('.work-reply[data-move="worked"]').count()) > 0) return;
  }
}

test('a child is helped in the work, a parent reads of it and allows hints only, and no whole solution comes any more', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const { address } = product;
  await openAccount(context, address, { sacredId: 'helping-parent', role: 'parent' });
  await addChild(context, address, 'helped-child', 'elementary');

  const childs = await browser.newContext({ baseURL: address });
  await signIn(childs, address, 'helped-child');
  const work = await childs.newPage();
  await work.goto(PRACTICE);
  await settled(work);
  await askOn(work);
  await expect(work.locator('.work-reply[data-move="worked"]')).toBeVisible();
  await work.getByRole('button', { name: 'Try this one now' }).click();
  await expect(work.locator('.work-reply')).toHaveCount(0);
  await work.getByLabel('Your numbers').fill('1;2');
  await work.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(work.locator('.question .verdict')).toBeVisible();

  await page.goto('/dashboard/parent');
  await settled(page);
  await expect(page.locator('.ori-card')).toContainText('Kofi');
  await page.goto('/dashboard/parent/privacy');
  await settled(page);
  await page.getByRole('button', { name: /Read the whole conversation/ }).click();
  await expect(page.locator('.talk .tutor-turn').first()).toBeVisible();

  await page.goto('/dashboard/parent/settings');
  await settled(page);
  await page.getByLabel('What Kofi may have').selectOption('hints');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Kofi’s limits are saved.')).toBeVisible();

  await work.goto(PRACTICE);
  await settled(work);
  await askOn(work);
  await expect(work.locator('.work-reply[data-move="worked"]')).toHaveCount(0);
  await expect(work.locator('.work-reply')).toBeVisible();
  await childs.close();
});
