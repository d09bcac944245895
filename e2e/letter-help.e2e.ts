import type { Locator, Page } from '@playwright/test';
import { settled } from './people.ts';
import { expect, test } from './test.ts';
import { door, medal, panel } from './tutor-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

const LOOK_EVERY_S = 30;

/** Tells the page that an answer was judged, as its practice does. */
const answer = (page: Page, isRight: boolean) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('ori:answered', { detail })), isRight);
const trouble = (page: Page): Locator => page.getByText('I noticed you might be having trouble. Can I help?');

/** Opens a page with a clock that is moved by hand, and waits until somebody watches over the work on it. */
async function watchOver(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect(door(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.locator('.tutor')).toBeAttached();
}

/** Lets so much time pass, in leaps from one look to the next: what a page draws in between costs most of the time. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= LOOK_EVERY_S)
    await page.clock.fastForward(Math.min(left, LOOK_EVERY_S) * 1_000);
}

/** Minutes of somebody who now and then does something. */
async function workFor(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.keyboard.press('Shift');
    await pass(page, 60);
  }
}

test('help is offered when a page gives reason to, once in five minutes', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('over a minute with fewer than two interactions, found by a look every 30 s', async () => {
    await watchOver(page, '/geometry');
    await pass(page, 50);
    await expect(trouble(page)).toBeHidden();
    await pass(page, 15);
    await expect(trouble(page)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(trouble(page)).toBeHidden();
  });

  await test.step('not again within five minutes, and then on hard content however busy one is', async () => {
    await workFor(page, 4);
    await expect(trouble(page)).toBeHidden();
    await workFor(page, 2);
    await expect(trouble(page)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, please' }).click();
    await expect(panel(page)).toContainText('Let’s make it smaller.');
  });

  await test.step('on an easy page after five minutes, or more than three errors', async () => {
    await watchOver(page, '/search');
    await page.keyboard.press('Shift');
    await workFor(page, 4);
    await expect(trouble(page)).toBeHidden();
    await workFor(page, 2);
    await expect(trouble(page)).toBeVisible();
    await watchOver(page, '/search');
    for (let times = 0; times < 4; times += 1) await answer(page, false);
    await page.keyboard.press('Shift');
    await page.keyboard.press('Shift');
    await pass(page, 31);
    await expect(trouble(page)).toBeVisible();
  });
});

test('Ori takes the form of the mood on the page', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/search');
  await settled(page);
  await door(page).click();
  await expect(medal(page)).toBeVisible();
  const form = () => medal(page).locator('svg').innerHTML();
  const greets = await form();

  await test.step('more than five interactions without an error: progressing', async () => {
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('Shift');
    await pass(page, 30);
    await expect.poll(form).not.toBe(greets);
  });
  const celebrates = await form();

  await test.step('errors above three in ten: struggling', async () => {
    for (let times = 0; times < 3; times += 1) await answer(page, false);
    await pass(page, 30);
    await expect.poll(form).not.toBe(celebrates);
    expect(await form()).not.toBe(greets);
  });
  const isConcerned = await form();

  await test.step('a success sets progressing at once', async () => {
    await answer(page, true);
    await expect.poll(form).toBe(celebrates);
  });

  await test.step('over three minutes with fewer than three interactions: struggling', async () => {
    await page.goto('/search');
    await settled(page);
    await door(page).click();
    await expect(medal(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await pass(page, 150);
    expect(await form()).toBe(greets);
    await pass(page, 60);
    await expect.poll(form).toBe(isConcerned);
  });

  await test.step('over two minutes with nothing done: idle', async () => {
    await page.goto('/search');
    await settled(page);
    await door(page).click();
    await expect(medal(page)).toBeVisible();
    expect(await form()).toBe(greets);
    await pass(page, 150);
    await expect.poll(form).toBe(isConcerned);
  });
});
