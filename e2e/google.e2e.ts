import type { Page } from '@playwright/test';
import { type OidcPages, openOidcPages } from '../apps/server/src/features/accounts/testing/oidc-pages.ts';
import { openAccount, settled, tokenOf } from './people.ts';
import { expect, test as base } from './test.ts';
import { Product } from './product.ts';

const AMA = {
  sub: '1001',
  email: 'ama@google.example',
  email_verified: true,
  given_name: 'Ama',
  family_name: 'Mensah',
};
const CONTINUE = 'Continue with Google';

/** The product where Google is set up; Google is a real OpenID provider on loopback. */
const test = base.extend<object, { readonly google: OidcPages }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture's first parameter must be a pattern
    async ({}, use) => {
      const google = await openOidcPages();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google }, use) => {
      const { issuer, clientId, clientSecret } = google.settings;
      const product = new Product({
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
      });
      await product.start();
      google.serves(product.address);
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

async function leaveForGoogle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.getByRole('link', { name: CONTINUE }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
}

/** Goes on at Google; what is told on the return goes away by itself, so one listens before it is said. */
async function returnTo(page: Page, told: readonly string[]): Promise<void> {
  const heard = Promise.all(
    told.map((text) => expect(page.getByText(text)).toBeVisible({ timeout: 30_000 })),
  );
  await Promise.all([heard, page.getByRole('link', { name: 'Continue' }).click()]);
}

async function expectCleanAddress(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.search)).not.toMatch(/token|provider|role=|error/);
}

test.describe.configure({ mode: 'serial' });

test('somebody new opens an account with Google from the sign-up page', async ({ page, google }) => {
  google.enters(AMA);
  await leaveForGoogle(page, '/account-type?role=parent');
  await returnTo(page, ['Successfully logged in with Google!', 'Welcome Ama!']);
  await expect(page).toHaveURL(/\/dashboard\/parent|parent-onboarding/);
  await expectCleanAddress(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
});

test('a returning person signs in with Google from the sign-in page', async ({ page, google }) => {
  google.enters(AMA);
  await leaveForGoogle(page, '/auth');
  await returnTo(page, ['Welcome Ama!']);
  await expect(page).toHaveURL(/\/dashboard\/parent/);
  await expectCleanAddress(page);
});

test('who says no at Google is back on the sign-in page, is told so, and finds a clean address', async ({
  page,
  google,
}) => {
  google.enters(AMA);
  await leaveForGoogle(page, '/auth');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Authentication Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('OAuth authentication failed. Please try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expectCleanAddress(page);
  await expect(page.getByRole('link', { name: CONTINUE })).toBeVisible();
});

test('an ordinary bearer token in the address signs nobody in, and is told as a failure', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'bearer-ama', role: 'teacher' });
  const token = await tokenOf(context, product.address);
  await context.clearCookies();
  // What is told goes away by itself: one listens from the first moment.
  await page.goto(`/help?token=${token}&provider=google&role=teacher`, { waitUntil: 'commit' });
  await expect(page.getByText('Authentication Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Failed to process authentication. Please try logging in again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByText(/Successfully logged in/)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
});

test('a token that was used up is refused with words, and leaves the address', async ({ page }) => {
  await page.goto('/help?token=used-up&provider=google&role=admin&x=1');
  await expect(
    page.getByText('Failed to process authentication. Please try logging in again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/help\?x=1$/);
});
