import type { Page } from '@playwright/test';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** Generous, for a busy machine: that it takes no longer than 2 s is held by the timers that do not run. */
const FOLLOWS = { timeout: 30_000 };

/** Whatever a page does by a timer of 2 s or more, it does not do here. */
async function withoutPolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONGEST_MS = 1_999;
    const started = window.setInterval.bind(window);
    window.setInterval = ((act: TimerHandler, ms?: number) =>
      (ms ?? 0) > LONGEST_MS ? 0 : started(act, ms)) as typeof window.setInterval;
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: TimerHandler, ms?: number) =>
      (ms ?? 0) > LONGEST_MS ? 0 : later(act, ms)) as typeof window.setTimeout;
  });
}

test('a parent’s open page follows the child by itself, and never says two things at once', async ({
  page,
  context,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const { address } = product;
  await openAccount(context, address, { sacredId: 'live-parent', role: 'parent' });
  await addChild(context, address, 'live-child', 'elementary');
  const childs = await browser.newContext({ baseURL: address });
  await signIn(childs, address, 'live-child');

  await withoutPolls(page);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.goto('/dashboard/parent');
  await settled(page);
  const panel = page.getByRole('article', { name: 'Kofi' });
  await expect(panel).toContainText('Kofi has not begun yet');

  const work = await childs.newPage();
  await test.step('the child starts a lesson', async () => {
    await work.goto('/dashboard/student/courses');
    await work
      .getByRole('link', { name: /Mathematics, grades 3/ })
      .first()
      .click();
    await work
      .getByRole('link', { name: /Adding Unlike Parts/ })
      .first()
      .click();
    await expect(panel).toContainText('Current lessonAdding Unlike Parts', FOLLOWS);
    await expect(panel.locator('.ori-card')).toContainText('started today: Adding Unlike Parts', FOLLOWS);
    await expect(page.getByText('has not worked here today')).toHaveCount(0);
    await expect(page.getByText('Kofi has not begun yet')).toHaveCount(0);
  });

  await work.goto('/dashboard/practice?skill=ma-factors');
  await settled(work);
  await work.getByLabel('Your numbers').fill('1;2');
  await work.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(work.locator('.question .verdict')).toBeVisible();
  await expect(panel).toContainText('1 question', FOLLOWS);
  await expect(panel.locator('.ori-card')).toContainText('answered 1 question', FOLLOWS);
  await expect(page.getByText('has not worked here today')).toHaveCount(0);
  await expect(page.getByText('Kofi has not begun yet')).toHaveCount(0);

  expect(documents).toBe(1);
  await childs.close();
});
