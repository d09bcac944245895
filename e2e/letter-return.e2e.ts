import type { Page } from '@playwright/test';
import { openAccount, openAdmin, settled } from './people.ts';
import { expect, test } from './test.ts';

test.setTimeout(120_000);

/** Goes there and hears what is told: it goes away by itself, so all of it is listened for from the first moment. */
async function hear(page: Page, address: string, told: readonly string[]): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await Promise.all(told.map((text) => expect(page.getByText(text, { exact: true })).toBeVisible()));
}

test('a return from a provider is told in the words of the specification, on any page', async ({ page }) => {
  const returns = [
    ['/help', 'error=oauth_failed', 'OAuth authentication failed. Please try again.'],
    ['/about', 'error=invalid_code', 'Authorization expired, please try again.'],
    ['/auth', 'error=something_else', 'An error occurred during authentication.'],
  ] as const;
  for (const [path, query, words] of returns)
    await test.step(`${query}: ${words}`, async () => {
      const address = `${path}?${query}&message=m&provider=google&x=1`;
      await hear(page, address, ['Authentication Failed', words]);
      await expect(page).toHaveURL(`${path}?x=1`);
    });
  await test.step('a token that is worth nothing', async () => {
    await hear(page, '/help?token=worthless&provider=google&role=admin&x=1', [
      'Authentication Failed',
      'Failed to process authentication. Please try logging in again.',
    ]);
    await expect(page).toHaveURL('/help?x=1');
  });
});

test('a role is matched without regard to case', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'letter-loud', role: 'parent' });
  await page.route('**/api/auth/check-session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: object };
    await route.fulfill({ response: answer, json: { ...body, user: { ...body.user, role: 'PARENT' } } });
  });
  await page.goto('/dashboard/parent/children');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Access Restricted');
  await page.goto('/dashboard/teacher');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
});

test('a return that succeeds leads each role to its own page', async ({ page, context, product }) => {
  const { address } = product;
  const homes = [
    ['admin', '/admin/dashboard'],
    ['parent', '/dashboard/parent'],
    ['teacher', '/dashboard/teacher'],
    ['student', '/dashboard/student'],
  ] as const;
  for (const [role, home] of homes) {
    await context.clearCookies();
    const sacredId = `letter-return-${role}`;
    if (role === 'admin') await openAdmin(context, product, sacredId);
    else
      await openAccount(context, address, {
        sacredId,
        role,
        ...(role === 'student' ? { ageGroup: 'high' } : {}),
      });
    // Google’s own part is walked in google.e2e.ts: here the exchange answers with whoever has the session.
    await page.route(
      '**/api/auth/profile',
      async (route) => {
        const session = await context.request.get(`${address}/api/auth/check-session`);
        await route.fulfill({ json: { ...((await session.json()) as object), token: 'of this return' } });
      },
      { times: 1 },
    );
    await hear(page, '/help?token=once&provider=google&role=admin', [
      'Successfully logged in with Google!',
      'Welcome Ama!',
    ]);
    await expect(page).toHaveURL(home);
  }
});
