import type { Page } from '@playwright/test';
import { openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';

// The app's own code is kept away once, on purpose.
test.use({ noNetworkIsQuiet: true });

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--night').trim());

test('a learner of 16 signs up: names are sent in order, the role in small letters, and the newsletter is asked for', async ({
  page,
}) => {
  await page.goto('/account-type');
  await page.locator('[data-role=student]').getByRole('link').click();
  await page.locator('a[href*="age=high"]').click();
  await page.getByLabel('Full name').fill('  Nia   Amara   Okafor ');
  await page.getByLabel('Sacred ID', { exact: true }).fill('letter.nia');
  await page.getByLabel('Choose a PIN').fill('7294');
  await page.getByLabel('The PIN again').fill('7294');
  await page.getByLabel('E-mail').fill('nia@family.example');
  // Proposed from the browser's language; where a country asks for more than 14, the age is asked and a grown-up named.
  await expect(page.getByLabel('Country you live in')).toHaveValue('US');
  await page.getByLabel('Country you live in').selectOption({ label: 'France' });
  await page.getByLabel('How old are you?').selectOption('14');
  await expect(page.getByRole('link', { name: 'Ask a grown-up' })).toBeVisible();
  await page.getByLabel('Country you live in').selectOption('US');
  await expect(page.getByLabel('How old are you?')).toHaveCount(0);
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByLabel(/^I am 16 or older: write to me about new articles/).check();
  const asked = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: 'Create my account' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    role: 'student',
    ageGroup: 'high',
    firstName: 'Nia',
    lastName: 'Amara Okafor',
    newsletter: true,
    country: 'US',
  });
  await expect(page).toHaveURL(/student-onboarding|dashboard/);
});

test('the look is chosen once, seen at once, and drawn before any script from then on', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter.parent', role: 'parent' });
  await page.goto('/profile');
  await settled(page);
  const plain = await groundOf(page);
  await expect(page.getByRole('radio', { name: 'Middle school' })).toBeChecked();
  await page.getByRole('radio', { name: 'Paper' }).check({ force: true });
  await page.getByLabel('Homeschool theme').check();
  await page.getByRole('radio', { name: 'Elementary' }).check({ force: true });
  await page.getByLabel('Save ink').check();
  expect(await groundOf(page)).not.toBe(plain);
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({
    darkMode: 'false',
    homeschoolTheme: 'true',
    ageGroup: 'elementary',
    inkSaving: 'true',
  });
  const drawn = await (await context.request.get(`${product.address}/about`)).text();
  expect(drawn).toMatch(
    /<html lang="en" data-theme="light" data-density="elementary" data-homeschool="on" data-ink="saving">/,
  );

  await test.step('what only the browser’s memory knows is there before the page’s own code', async () => {
    await context.clearCookies({ name: 'ori_theme' });
    await page.route('**/assets/entry-client*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('data-homeschool', 'on');
    await page.unroute('**/assets/entry-client*.js');
  });

  await test.step('print mode shows the page as paper, on every page of this tab, until it is left', async () => {
    await page.goto('/profile');
    await page.getByLabel('Print mode').check();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect.poll(() => groundOf(page)).toBe('#fff');
    await page.goto('/about');
    const leave = page.getByRole('button', { name: 'Leave print mode' });
    await expect(leave).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    // What the screen puts beside a text is not on paper, and leaves no gap there.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/lessons/half-a-loaf-fair-shares');
    await expect(leave).toBeVisible();
    expect((await page.locator('article').first().boundingBox())?.width).toBeGreaterThan(600);
    await leave.click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await groundOf(page)).not.toBe('#fff');
    expect(await page.evaluate(() => sessionStorage.getItem('printMode'))).toBeNull();
  });
});

test('the price page says what a plan promises, in its own words', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('main');
  for (const promise of [
    '7-day free trial',
    '30-day money-back guarantee',
    'Unlimited family access',
    'Downloadable worksheets',
    'Offline access',
  ])
    await expect(main.getByText(promise).first()).toBeVisible();
});
