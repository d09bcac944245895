import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The floating tutor's parts, as a person finds them. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Professor Ori' });
export const field = (page: Page): Locator => page.getByPlaceholder('Ask me anything...');
export const medal = (page: Page): Locator => page.getByRole('button', { name: 'Open Professor Ori' });
export const door = (page: Page): Locator => page.getByRole('button', { name: 'Need Help?' });

/** Opens the hidden tutor's panel. */
export async function openPanel(page: Page): Promise<void> {
  await door(page).click();
  await medal(page).click();
  await expect(panel(page)).toBeVisible();
}
