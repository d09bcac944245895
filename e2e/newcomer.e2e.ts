import type { Page } from '@playwright/test';
import { Practice, SESSION_SECRET } from './walk.ts';
import { confirmAddress } from './people.ts';
import { expect, test } from './test.ts';

const LESSON = '/dashboard/student/courses/math-3-5/lessons/adding-unlike-parts';

test.use({ productEnv: { SESSION_SECRET } });

async function signUpAsParent(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start free' }).first().click();
  // The address changes a moment before the page does, and the page left has links for parents too.
  await page.locator('[data-role=parent]').getByRole('link').click();
  await page.getByLabel('Full name').fill('Ama Mensah');
  await page.getByLabel('Sacred ID', { exact: true }).fill('ama.mensah');
  await expect(page.getByText('ama.mensah is free')).toBeVisible();
  await page.getByLabel('Choose a PIN').fill('7294');
  await page.getByLabel('The PIN again').fill('7295');
  await page.getByLabel('E-mail').fill('ama@family.example');
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText("PINs don't match")).toBeVisible();
  await page.getByLabel('The PIN again').fill('7294');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/dashboard\/parent|parent-onboarding/);
}

async function addKofi(page: Page): Promise<void> {
  await page.goto('/dashboard/parent/children/add');
  await page.getByLabel('First name or nickname').fill('Kofi');
  await page.getByLabel('First name or nickname').blur();
  await page.getByLabel('The child’s Sacred ID').fill('kofi.m');
  await page.getByLabel('Choose a PIN').fill('3816');
  await page.getByLabel('The PIN again').fill('3816');
  await page.getByRole('button', { name: 'Add this child' }).click();
  await expect(page.getByText('Your consent is needed before a child can be added')).toBeVisible();
  await page.locator('input[name=consent]').check();
  await page.getByRole('button', { name: 'Add this child' }).click();
  // Nothing of the child is kept before the address is confirmed: the draft waits in this browser.
  await expect(page.getByRole('heading', { name: 'One step first' })).toBeVisible();
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await confirmAddress(page.context(), new URL(page.url()).origin);
  await page.getByRole('button', { name: 'I have confirmed it' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi can begin' })).toBeVisible();
  await expect(page.getByText('kofi.m', { exact: true })).toBeVisible();
  await expect(page.getByText('3816', { exact: true })).toBeVisible();
}

async function signIn(page: Page, sacredId: string, pin: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Sacred ID', { exact: true }).fill(sacredId);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** One of its steps kills the server beneath the page. */
test.use({ noNetworkIsQuiet: true, serviceWorkers: 'allow' });

test('a newcomer signs up, adds a child, and sees what the child really learned', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  await signUpAsParent(page);
  await addKofi(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await test.step('the child signs in and lands on the home of their age', async () => {
    await signIn(page, 'kofi.m', '3817');
    await expect(page.getByText('Invalid Sacred ID or PIN')).toBeVisible();
    await signIn(page, 'kofi.m', '3816');
    await expect(page).toHaveURL(/dashboard\/elementary/);
  });

  const practice = new Practice(page);
  await test.step('opens a course and a lesson, predicts, and works the figure', async () => {
    await page.goto('/dashboard/student/courses');
    await page
      .getByRole('link', { name: /Mathematics, grades 3/ })
      .first()
      .click();
    await page
      .getByRole('link', { name: /Adding Unlike Parts/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(LESSON));
    await page.locator('.predict input[type=radio]').first().check({ force: true });
    await page.getByRole('button', { name: 'See, and try it yourself' }).click();
    // By keys: the figure may still be drawing itself, and a press by place would miss.
    const chosen = page.locator('.lab input[type=radio]').last();
    await chosen.press('Space');
    await expect(chosen).toBeChecked();
    await expect(page.locator('.lab-finding')).not.toBeEmpty();
  });

  await test.step('a malformed answer costs nothing, a wrong one names its misconception, a right one is praised', async () => {
    await expect(practice.card).toBeVisible();
    if ((await practice.item()).answerKind.kind !== 'choice') {
      await practice.answer('about so much');
      await expect(practice.card.locator('.field-error').first()).not.toBeEmpty();
    }
    await practice.answer(await practice.wrongAnswer());
    await expect(practice.verdict('incorrect')).toBeVisible();
    await expect(practice.card.locator('.misconception')).toContainText('?');
    await practice.next();
    await practice.answer((await practice.item()).answer);
    await expect(practice.verdict('correct')).toBeVisible();
    await practice.next();
  });

  await test.step('a reload, a killed server and a restart lose nothing', async () => {
    const before = await page
      .locator('.practice [role=progressbar], .practice progress')
      .first()
      .getAttribute('aria-valuenow');
    await product.stop('SIGKILL');
    await product.start();
    await page.goto(LESSON);
    await expect(practice.card).toBeVisible();
    const bar = page.locator('.practice [role=progressbar], .practice progress').first();
    await expect(bar).toHaveAttribute('aria-valuenow', before ?? '');
  });

  await test.step('finishes the lesson', () => practice.finish());

  await test.step('the parent sees exactly that', async () => {
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await signIn(page, 'ama.mensah', '7294');
    await expect(page).toHaveURL(/dashboard\/parent/);
    const board = page.locator('main');
    await expect(board.getByText('active child').first()).toBeVisible();
    await expect(board.getByText('lesson completed').first()).toBeVisible();
    await expect(board.getByText('day in a row').first()).toBeVisible();
    await expect(board.getByText('Adding Unlike Parts').first()).toBeVisible();
    await expect(board.getByText('First lesson').first()).toBeVisible();
    const dashboard = (await (await page.request.get('/api/families/dashboard')).json()) as {
      activeChildren: number;
      lessonsCompleted: number;
      streakDays: number;
    };
    expect(dashboard).toMatchObject({ activeChildren: 1, lessonsCompleted: 1, streakDays: 1 });
  });
});
