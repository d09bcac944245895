import type { Page } from '@playwright/test';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';
import { field, openPanel, panel } from './tutor-parts.ts';

const THINKING = 'Professor Ori is thinking';
const WRONG_ANSWERS = [
  ['null beside errors', '{"data":{"sendTutorMessage":null},"errors":[{"message":"It failed"}]}'],
  ['null', 'null'],
  ['a field missing', '{"data":{"sendTutorMessage":{"sessionId":"a"}}}'],
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in to the network</title>'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** Answers what is asked at an address with these very characters. */
const answerWith = (page: Page, address: string | RegExp, body: string, isMeant = (_sent: string) => true) =>
  page.route(address, (route) =>
    isMeant(route.request().postData() ?? '')
      ? route.fulfill({ status: 200, contentType: 'application/json', body })
      : route.fallback(),
  );

test('a message that gets no proper answer stays with its writer, who may send it again', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'wrong-chat', role: 'parent' });
  await addChild(context, product.address, 'wrong-child', 'middle');
  await signIn(context, product.address, 'wrong-child');
  await page.goto('/dashboard/goals');
  await settled(page);
  await openPanel(page);
  const send = panel(page).getByRole('button', { name: 'Send' });
  for (const [what, body] of WRONG_ANSWERS)
    await test.step(`answered with ${what}`, async () => {
      await answerWith(page, '**/graphql', body, (sent) => sent.includes('sendTutorMessage'));
      await field(page).fill('Solve 3x + 5 = 20');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue('Solve 3x + 5 = 20');
      await expect(send).toBeEnabled();
      await expect(panel(page).getByText(THINKING)).toHaveCount(0);
      await expect(panel(page).getByRole('alert')).toHaveCount(0);
      await page.unroute('**/graphql');
    });
  await send.click();
  await expect(panel(page).locator('.tutor-turn[data-message]')).toHaveCount(1);
});

test('no screen waits for ever on an answer of the wrong shape', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'wrong-shape', role: 'parent' });
  await addChild(context, product.address, 'wrong-shape-child', 'middle');
  await signIn(context, product.address, 'wrong-shape-child');

  await test.step('a part of a page says so, and asks again', async () => {
    await answerWith(page, '**/api/goals', '<!doctype html>');
    await page.goto('/dashboard/goals');
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
    await expect(page.getByText('The fault is ours', { exact: false })).toBeVisible();
    await page.unroute('**/api/goals');
    await again.click();
    await expect(page.getByText('No goal yet')).toBeVisible();
  });

  await test.step('a check of the session that says nothing is a failed one', async () => {
    await answerWith(page, '**/api/auth/check-session', 'null');
    await page.goto('/dashboard/goals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error');
    await expect(page.getByText('No goal yet')).toBeHidden();
    await page.unroute('**/api/auth/check-session');
  });

  await test.step('a sign-in says what failed, and can be sent again', async () => {
    await context.clearCookies();
    await answerWith(page, '**/api/auth/v2/pin/login', 'null');
    await page.goto('/auth');
    await settled(page);
    await page.getByLabel('Sacred ID').fill('wrong-shape-child');
    await page.getByLabel('PIN', { exact: true }).fill('7294');
    await page.keyboard.press('Enter');
    await expect(page.getByText('PIN login failed')).toBeVisible();
    await page.unroute('**/api/auth/v2/pin/login');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/middle');
  });
});
