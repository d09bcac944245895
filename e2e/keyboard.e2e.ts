import type { Locator, Page } from '@playwright/test';
import { addChild, openAccount, PIN, settled } from './people.ts';
import { expect, test } from './test.ts';

const MOST_STOPS = 60;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tag of the element that has the focus when nothing in sight shows it, else null. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const around = focused.closest('label, .pin') ?? focused;
  const isRinged = [focused, around, ...around.querySelectorAll('*')].some((element) => {
    // A link that covers its card rings the card, by the box it is stretched with.
    return [null, '::after'].some((box) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  const { top, bottom, left, right } = around.getBoundingClientRect();
  const isInSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isRinged && isInSight ? null : (focused.cloneNode(false) as Element).outerHTML;
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the target has the focus; every stop on the way must show that it has it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(unseenFocus);
    if (fault !== null) unseen.push(fault);
    if (await hasFocus(target)) break;
  }
  await expect(target).toBeFocused();
  expect(unseen, 'stops whose focus is not seen').toEqual([]);
}

test('the skip link is the first stop and leads past the head of the page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the menu of a narrow screen opens, closes and leads on by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await settled(page);
  const menu = page.locator('details.nav-menu');
  const button = menu.locator('summary');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.locator('a[href="/about"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).not.toHaveAttribute('open');
});

test('a child signs in, opens a lesson and answers a question by keys alone', async ({
  page,
  context,
  product,
}) => {
  await openAccount(context, product.address, { sacredId: 'keys-parent', role: 'parent' });
  await addChild(context, product.address, 'keys-child', 'k2');
  await context.clearCookies();

  await test.step('signs in', async () => {
    await page.goto('/auth');
    await settled(page);
    await tabTo(page, page.getByLabel('Sacred ID', { exact: true }));
    await page.keyboard.type('keys-child');
    await tabTo(page, page.getByLabel('PIN', { exact: true }));
    await page.keyboard.type(PIN);
    await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/dashboard\/k2/);
    await settled(page);
  });

  await test.step('opens the lesson', async () => {
    await page.goto('/dashboard/student/courses/math-k-2');
    await settled(page);
    await tabTo(page, page.locator('main a[href*="half-a-loaf-fair-shares"]').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/lessons\/half-a-loaf-fair-shares/);
    await settled(page);
  });

  await test.step('predicts, and sees', async () => {
    await tabTo(page, page.locator('.predict input[type=radio]').first());
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'See, and try it yourself' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.lab')).toBeVisible();
    await expect(page.locator('.predict > [role=status]')).toBeFocused();
  });

  await test.step('answers', async () => {
    const card = page.locator('.question');
    const radios = card.locator('input[type=radio]');
    await tabTo(page, radios.first());
    await page.keyboard.press('Space');
    await expect(radios.first()).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await expect(radios.nth(1)).toBeFocused();
    expect(await page.evaluate(unseenFocus)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(card.locator('.verdict').getByRole('heading').first()).toBeFocused();
    await expect(radios.nth(1)).toBeChecked();
    await tabTo(page, card.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await expect(card.locator('.verdict')).toBeHidden();
    await expect(card.locator('.question-prompt')).toBeFocused();
  });
});
