import { answerOnce, hold, holdOnce, json, turnTo } from './letter.ts';
import { openAccount, PIN, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** The browser's own word on calls that are cut off or answered with a failure here. */
test.use({ noNetworkIsQuiet: true });
test.setTimeout(120_000);

test('a PIN that is forgotten, changed or set fails in the words of the specification', async ({
  page,
  context,
  product,
}) => {
  const sacredId = 'letter-kwame';
  await openAccount(context, product.address, { sacredId, role: 'student', ageGroup: 'high' });
  await context.clearCookies();
  const email = `${sacredId}@family.example`;

  await test.step('forgotten: Sacred ID and e-mail', async () => {
    await page.goto('/forgot-password');
    await settled(page);
    const send = page.getByRole('button', { name: 'Mail me a link' });
    await page.getByLabel('Sacred ID', { exact: true }).fill(sacredId);
    await page.getByLabel('E-mail').fill('another@family.example');
    await send.click();
    await expect(page.getByText("Sacred ID and email don't match")).toBeVisible();
    for (const answer of [json(400, {}), json(200, { success: false })]) {
      await answerOnce(page, 'auth/v2/pin/reset-pin', answer);
      await send.click();
      await expect(page.getByText('Failed to reset PIN')).toBeVisible();
    }
    await page.getByLabel('E-mail').fill(email);
    await send.click();
    await expect(page.getByText('a letter is on its way')).toBeVisible();
  });

  await test.step('changed on the profile page', async () => {
    await signIn(context, product.address, sacredId);
    await page.goto('/profile');
    await settled(page);
    const change = async (current: string, next: string) => {
      await page.getByLabel('Your PIN until now').fill(current);
      await page.getByLabel('Choose a PIN').fill(next);
      await page.getByLabel('The PIN again').fill(next);
      await page.getByRole('button', { name: 'Change my PIN' }).click();
    };
    await change('5555', '8361');
    await expect(page.getByText('Failed to change PIN')).toBeVisible();
    await answerOnce(page, 'auth/v2/pin/change-pin', json(200, { success: false }));
    await change(PIN, '8361');
    await expect(page.getByText('Failed to change PIN')).toBeVisible();
    await change(PIN, '8361');
    await expect(page.getByText('Your PIN was changed')).toBeVisible();
  });

  await test.step('a profile that cannot be saved says so', async () => {
    const save = page.getByRole('button', { name: 'Save', exact: true }).first();
    for (const [answer, words] of [
      [json(200, { success: true }), 'Update failed'],
      [json(400, {}), 'Update user failed'],
    ] as const) {
      await answerOnce(page, 'auth/update-profile', answer);
      await save.click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });
});

test('messages stay as long as the specification says, and never more than five', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, {
    sacredId: 'letter-toasts',
    role: 'student',
    ageGroup: 'high',
  });
  await page.clock.install();
  const messages = page.getByRole('region', { name: 'Messages' });
  const [saved, failed] = [
    messages.getByText('Saved'),
    messages.getByText('Authentication Failed', { exact: true }),
  ];
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  // The first of each brings the code that shows it; from then on the clock moves only when told.
  await page.goto('/profile?error=invalid_code', { waitUntil: 'commit' });
  await expect(failed).toBeVisible();
  await settled(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  await expect(failed).toHaveCount(0);

  await test.step('six that went well: five are shown, for 4 s', async () => {
    for (let times = 1; times <= 6; times += 1) {
      const answer = page.waitForResponse('**/api/auth/update-profile');
      await save.click();
      await answer;
      // The form is ready again together with its message; five are there already when the sixth comes.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.clock.runFor(10);
      await expect(saved).toHaveCount(Math.min(times, 5));
    }
    await page.clock.runFor(3_800);
    await expect(saved).toHaveCount(5);
    await page.clock.runFor(200);
    await expect(saved).toHaveCount(0);
  });

  await test.step('one that did not: for 6 s', async () => {
    await turnTo(page, '/profile?error=oauth_failed');
    await page.clock.runFor(10);
    await expect(failed).toBeVisible();
    await page.clock.runFor(5_900);
    await expect(failed).toBeVisible();
    await page.clock.runFor(200);
    await expect(failed).toHaveCount(0);
  });
});

test('what is waited for is told: a session, a page, a change of PIN', async ({ page, context, product }) => {
  await openAccount(context, product.address, {
    sacredId: 'letter-waits',
    role: 'student',
    ageGroup: 'high',
  });
  const know = await holdOnce(page, 'auth/check-session');
  await page.goto('/profile');
  await expect(page.getByText('Verifying your access permissions...')).toBeVisible();
  know();
  await settled(page);
  const come = await hold(page, /\/assets\/.*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  come();
  await settled(page);
  await context.clearCookies();
  await page.goto('/auth');
  await settled(page);
  await page.getByRole('button', { name: /password/i }).click();
  await page.getByLabel('E-mail').fill('letter-waits@family.example');
  await page.getByLabel('Password', { exact: true }).fill('not the one of anybody');
  await answerOnce(page, 'auth/login', json(200, { success: true }));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid response from server')).toBeVisible();
  const check = await holdOnce(page, 'auth/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Verifying your credentials...')).toBeVisible();
  check();
  await expect(page.getByText('Login failed')).toBeVisible();
});
