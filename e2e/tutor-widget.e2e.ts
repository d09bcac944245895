import type { Page } from '@playwright/test';
import { addChild, openAccount, settled } from './people.ts';
import { expect, test } from './test.ts';
import { door, openPanel, panel } from './tutor-parts.ts';

const IDLE = "You've been quiet for a while. Need any help?";

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

const pageNow = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Lets nobody touch anything until Ori asks: after how many seconds of the page's own clock since `from`. */
async function quietSeconds(page: Page, from: number): Promise<number> {
  const question = page.getByText(IDLE);
  await page.clock.runFor(Math.max(0, from + 172_000 - (await pageNow(page))));
  await expect(question).toBeHidden();
  for (let second = 0; second < 20 && !(await question.isVisible()); second += 1)
    await page.clock.runFor(1_000);
  await expect(question).toBeVisible();
  return ((await pageNow(page)) - from) / 1_000;
}

test('somebody quiet is asked after three minutes, from the opening of the page and from their last input', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(door(page)).toBeVisible();
  const opened = await pageNow(page);
  // From here on the clock moves only when told: how busy the machine is counts for nothing.
  await page.clock.pauseAt(opened + 31_000);
  await expect(page.locator('div.tutor')).toBeAttached();
  expect(await quietSeconds(page, opened)).toBeLessThan(183);
  await expect(page.locator('.tutor-offer [data-mood="concerned"]')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  const touched = await pageNow(page);
  await expect(page.getByText(IDLE)).toBeHidden();
  const again = await quietSeconds(page, touched);
  expect(again).toBeGreaterThan(178);
  expect(again).toBeLessThan(183);
});

test('the greeting follows the grade, whatever the age group', async ({ page, context, product }) => {
  const person = { sacredId: 'widget-grade', role: 'student', ageGroup: 'high', gradeLevel: 7 } as const;
  await openAccount(context, product.address, person);
  await page.goto('/dashboard/goals');
  await settled(page);
  await openPanel(page);
  await expect(panel(page)).toContainText('I check your working line by line');
});

const PLACES = [
  ["Today's Schedule", '/dashboard/parent/schedule', 'The children’s weeks'],
  ['Continue Learning', '/dashboard/parent', 'Your family’s learning'],
  ['My Progress', '/dashboard/parent/progress', 'How they are getting on'],
  ['Achievements', '/dashboard/parent/achievements', 'What they earned'],
  ['Quick Practice', '/dashboard/parent/test', 'Try it yourself'],
  ['Print Worksheets', '/homeschool/worksheets', 'Work on paper'],
  ['Learning Goals', '/dashboard/goals', 'Your children’s goals'],
] as const;

test('the quick actions lead a parent to seven places, each what was pressed', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'widget-parent', role: 'parent' });
  await addChild(context, product.address, 'widget-parents-child', 'middle');
  await page.goto('/profile');
  await settled(page);
  await openPanel(page);
  for (const [name, address, title] of PLACES) {
    await panel(page).getByRole('button', { name: 'Quick actions' }).click();
    await panel(page).getByRole('button', { name }).click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByText('Kofi has no goal yet')).toBeVisible();
});
