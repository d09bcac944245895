import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { addChild, openAccount, settled, signIn } from './people.ts';
import { expect, test } from './test.ts';
import { door, field, medal, openPanel, panel } from './tutor-parts.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const MOST_STOPS = 100;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Says something and waits for the reply to it: the newest turn of Ori's. */
async function ask(page: Page, text: string): Promise<Locator> {
  const turns = panel(page).locator('.tutor-turn[data-message]');
  const before = await turns.count();
  await field(page).fill(text);
  // Nothing is sent while an answer is under way.
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(turns).toHaveCount(before + 1);
  return turns.nth(before);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a child asks for a hint, sees the wrong line named, and asks on', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'ori-parent', role: 'parent' });
  await addChild(context, product.address, 'ori-child', 'middle');
  await signIn(context, product.address, 'ori-child');
  await page.setViewportSize(WIDE);
  await page.goto('/dashboard/goals');
  await settled(page);
  await openPanel(page);
  await expect(panel(page)).toContainText('A computer answers here, not a person.');
  await expect(field(page)).toBeFocused();

  await test.step('a hint, and not the answer', async () => {
    const hint = await ask(page, 'Solve 3x + 5 = 20');
    await expect(hint).toContainText('?');
    await expect(hint).not.toContainText(/x\s*=\s*5|\b5\b/);
  });

  await test.step('the first wrong line is named', async () => {
    const checked = await ask(page, '3x + 5 = 20\n3x = 25\nx = 25/3');
    await expect(checked).toContainText('line 2');
  });

  await test.step('a suggestion asks on', async () => {
    const turns = panel(page).locator('.tutor-turn[data-message]');
    await panel(page).getByRole('button', { name: 'A hint, please' }).click();
    await expect(turns).toHaveCount(3);
  });

  await test.step('Escape goes from the whole screen to the card, and to the medal', async () => {
    await page.getByRole('button', { name: 'Fill the screen' }).click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveAttribute('data-display', 'expanded');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(medal(page)).toBeFocused();
  });

  await test.step('the conversation is there again on another page', async () => {
    await page.goto('/dashboard/progress');
    await settled(page);
    await openPanel(page);
    await expect(panel(page).locator('.tutor-turn[data-message]')).toHaveCount(3);
  });
});

test('a parent reaches everything by keys alone', async ({ page, context, product }) => {
  await openAccount(context, product.address, { sacredId: 'ori-keys', role: 'parent' });
  await page.setViewportSize(WIDE);
  await page.goto('/profile');
  await settled(page);
  await tabTo(page, door(page));
  await page.keyboard.press('Enter');
  await expect(medal(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Check my steps');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.tutor-turn[data-message]')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(door(page)).toBeFocused();
});

test('a visitor is answered at once, and nothing stands in the way on the home page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(door(page)).toHaveCount(0);
  await page.goto('/help');
  await settled(page);
  await openPanel(page);
  await page.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(panel(page).locator('.tutor-thread')).toContainText('Family $29/month');
});

test('a visitor in distress is met with care before anything else, on a lesson as on the demo', async ({
  page,
}) => {
  await page.goto('/lessons/partners-of-ten');
  await settled(page);
  await openPanel(page);
  await field(page).fill('my dad hits me');
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.tutor-thread')).toContainText('It is not your fault');
  await expect(panel(page).locator('.tutor-thread')).toContainText('In danger right now?');
  await expect(panel(page).getByRole('button', { name: 'What does it cost?' })).toHaveCount(0);
  await page.goto('/demo/ai-tutors');
  await settled(page);
  // Its part of the page comes alive at the first sign of a person.
  await page.mouse.move(200, 200);
  await page.getByRole('main').getByRole('textbox').fill('je veux mourir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Tu comptes');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the open panel is accessible in the ${theme} theme, small and large`, async ({
    page,
    context,
    product,
  }) => {
    await openAccount(context, product.address, { sacredId: `ori-axe-${theme}`, role: 'parent' });
    await addChild(context, product.address, `ori-axe-child-${theme}`, 'elementary');
    await signIn(context, product.address, `ori-axe-child-${theme}`);
    await context.addCookies([{ name: 'ori_theme', value: theme, url: product.address }]);
    await page.setViewportSize(WIDE);
    await page.goto('/dashboard/goals');
    await settled(page);
    await openPanel(page);
    await ask(page, 'Solve 3x + 5 = 20');
    const faults: string[] = [];
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      faults.push(...(await violationsOf(page)));
      await page.getByRole('button', { name: 'Quick actions' }).click();
      faults.push(...(await violationsOf(page)));
      await page.getByRole('button', { name: /^Choose Your Tutor/ }).click();
      faults.push(...(await violationsOf(page)));
      await page.getByRole('button', { name: 'Back to the chat' }).last().click();
    }
    expect(faults).toEqual([]);
  });
}
