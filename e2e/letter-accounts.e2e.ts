import type { Page } from '@playwright/test';
import { answerOnce, holdOnce, json } from './letter.ts';
import { openAccount, PIN, settled } from './people.ts';
import { expect, test } from './test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The browser's own word on calls that are cut off or answered with a failure here. */
test.use({ noNetworkIsQuiet: true });
test.setTimeout(120_000);

const main = (page: Page) => page.getByRole('main');

async function fillSignIn(page: Page, sacredId: string, pin: string): Promise<void> {
  await page.getByLabel('Sacred ID', { exact: true }).fill(sacredId);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
}
const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

async function fillSignUp(page: Page, sacredId: string): Promise<void> {
  await page.getByLabel('Full name').fill('  Esi   Owusu ');
  await page.getByLabel('Sacred ID', { exact: true }).fill(sacredId);
  await page.getByLabel('Choose a PIN').fill(PIN);
  await page.getByLabel('The PIN again').fill(PIN);
  await page.getByLabel('E-mail').fill('letter.esi@family.example');
  await page.getByLabel('I agree to the Terms of Service').check();
}
const pressSignUp = (page: Page) => page.getByRole('button', { name: 'Create my account' }).click();

test('signing up asks what the specification lists, and says what is wrong in its words', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-taken', role: 'teacher' });
  await context.clearCookies();

  await test.step('four roles, and of a student the age group', async () => {
    await page.goto('/signup');
    await expect(page).toHaveURL(/\/account-type$/);
    const roles = await page
      .locator('[data-role]')
      .evaluateAll((doors) => doors.map((door) => door.getAttribute('data-role')));
    expect(roles.toSorted()).toEqual(['adult', 'parent', 'student', 'teacher']);
    await page.locator('[data-role=student]').getByRole('link').click();
    for (const ages of ['5 to 7', '8 to 10', '11 to 13', '14 to 18'])
      await expect(main(page).getByText(ages, { exact: true })).toBeVisible();
    await page.goto('/account-type?role=teacher');
    await settled(page);
  });

  await test.step('newsletter, terms, a PIN of four digits, and each refusal in its words', async () => {
    await expect(page.getByLabel('Write to me about new articles')).not.toBeChecked();
    await fillSignUp(page, 'letter-taken');
    await expect(page.getByText('This Sacred ID is already taken')).toBeVisible();
    await page.getByLabel('Choose a PIN').fill('72x9y48');
    await expect(page.getByLabel('Choose a PIN')).toHaveValue('7294');
    await page.getByLabel('The PIN again').fill('7295');
    await page.getByLabel('I agree to the Terms of Service').uncheck();
    await pressSignUp(page);
    await expect(page.getByText("PINs don't match")).toBeVisible();
    await expect(page.getByText('Please agree to the Terms of Service')).toBeVisible();
    await page.getByLabel('The PIN again').fill(PIN);
    await page.getByLabel('I agree to the Terms of Service').check();
    await page.getByLabel('Sacred ID', { exact: true }).fill('letter-esi');
    await expect(page.getByText('letter-esi is free')).toBeVisible();
  });

  const failures = [
    [json(200, { success: true, user: { id: 'u' } }), 'Invalid response from server'],
    [json(200, { success: true, token: 't' }), 'Invalid response from server'],
    [json(400, {}), 'Registration failed'],
    [null, 'Network error'],
  ] as const;
  for (const [answer, words] of failures)
    await test.step(`${words}, and nobody is signed in`, async () => {
      await answerOnce(page, 'auth/register', answer);
      await pressSignUp(page);
      await expect(main(page).getByText(words)).toBeVisible();
      await expect(page).toHaveURL(/account-type/);
    });

  await test.step('a long wait says what is being done; then the account is there', async () => {
    const go = await holdOnce(page, 'auth/register');
    const sent = page.waitForRequest('**/api/auth/register');
    await pressSignUp(page);
    await expect(page.getByText('Creating your account...')).toBeVisible();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      role: 'teacher',
      sacredId: 'letter-esi',
      newsletter: false,
      termsAgreed: true,
    });
    expect(body).not.toHaveProperty('age');
    expect(body).not.toHaveProperty('gradeLevel');
    go();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  });
});

test('signing in says what is wrong in the words of the specification, and keeps what it should', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'letter-ama', role: 'student', ageGroup: 'high' });
  await context.clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/auth$/);
  await settled(page);

  await test.step('what earlier versions kept for good moves to this tab alone', async () => {
    await page.evaluate(() => localStorage.setItem('auth_token', 'of an earlier version'));
    await page.reload();
    await settled(page);
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('auth_token'), sessionStorage.getItem('authToken')]);
    await expect.poll(kept).toEqual([null, expect.stringContaining('of an earlier version')]);
    await page.evaluate(() => sessionStorage.clear());
  });

  const failures = [
    [json(401, { success: false, error: 'Invalid Sacred ID or PIN' }), 'Invalid Sacred ID or PIN'],
    [json(400, { success: false, error: 'Words of the server' }), 'Words of the server'],
    [json(200, { success: true }), 'PIN login failed'],
    [json(400, {}), 'PIN authentication failed'],
    [null, 'Connection error. Please try again.'],
  ] as const;
  await fillSignIn(page, 'letter-ama', PIN);
  for (const [answer, words] of failures)
    await test.step(`${words}, and nobody is signed in`, async () => {
      await answerOnce(page, 'auth/v2/pin/login', answer);
      await pressSignIn(page);
      await expect(main(page).getByText(words)).toBeVisible();
      await expect(page).toHaveURL(/\/auth/);
    });

  await test.step('held back after tries of others: a code can be entered, and need not be', async () => {
    const held = { success: false, error: 'Held back for a while', code: 'sign-in-held' };
    await answerOnce(page, 'auth/v2/pin/login', json(429, held));
    await pressSignIn(page);
    await expect(main(page).getByText('Held back for a while')).toBeVisible();
    const code = page.getByLabel(/^Code from your e-mail/);
    await expect(code).toBeFocused();
    await code.fill('123456');
    const body = page.waitForRequest('**/api/auth/v2/pin/login');
    await answerOnce(page, 'auth/v2/pin/login', json(429, held));
    await pressSignIn(page);
    expect((await body).postDataJSON()).toMatchObject({ identifier: 'letter-ama', pin: PIN, code: '123456' });
    await expect(code).toHaveJSProperty('required', false);
    await code.fill('');
  });

  await test.step('with the right PIN, remembered, by quick PIN next time', async () => {
    await page.getByLabel('Remember me on this device').check();
    await page.getByLabel(/^Quick PIN/).check();
    const go = await holdOnce(page, 'auth/v2/pin/login');
    const sent = page.waitForRequest('**/api/auth/v2/pin/login');
    await pressSignIn(page);
    await expect(page.getByText('Signing you in...')).toBeVisible();
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({ identifier: 'letter-ama', pin: PIN, remember: true });
    expect(await request.headerValue('x-csrf-token')).toMatch(/^[0-9a-f]{64}$|^[\w-]{43}/);
    go();
    await expect(page).toHaveURL(/\/dashboard\/high$/);
    const token = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('authToken') ?? '{}') as { expiresAtMs: number },
    );
    expect(token.expiresAtMs - Date.now()).toBeLessThanOrEqual(DAY_MS);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual(
      [],
    );
  });

  await test.step('signing out says so, ends it even where the call fails, and asks for the PIN alone', async () => {
    const go = await holdOnce(page, 'auth/logout');
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page.getByText('Signing you out...')).toBeVisible();
    go();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await page.goto('/auth');
    await settled(page);
    await expect(page.getByText('Hello again, letter-ama')).toBeVisible();
    await page.getByLabel('PIN', { exact: true }).fill(PIN);
    await expect(page).toHaveURL(/\/dashboard\/high$/);
    await answerOnce(page, 'auth/logout', null);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});
