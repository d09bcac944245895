import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { codeOf as codeAt } from '../apps/server/src/features/accounts/testing/app-people.ts';
import { outboxFolder } from '../apps/server/src/mail/open-mail.ts';
import { readOutbox } from '../apps/server/src/mail/outbox.ts';
import { openAccount, openAdmin, PIN, settled } from './people.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

/** The code an app with this key shows; each is good once, so that a second one is of the next step. */
const codeOf = (key: string, steps = 0): string => codeAt({ now: () => new Date() }, key, steps);

const partOf = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });

async function giveProof(page: Page): Promise<void> {
  await page.getByLabel('Your PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** What was written about the app, newest first. */
async function subjectsTo({ dataDir }: Product, email: string): Promise<string[]> {
  const letters = await readOutbox(outboxFolder(dataDir));
  const about = letters.filter(({ to, text }) => to === email && text.includes('#authenticator'));
  return about.map(({ subject }) => subject);
}

/** No session any more, in a browser that nobody knows. */
async function onNewDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/auth');
  await settled(page);
}

async function signIn(page: Page, sacredId: string): Promise<void> {
  await page.getByLabel('Sacred ID').fill(sacredId);
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function toProfile(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/profile');
  await settled(page);
}

/** Begins to set an app up. Answers the key as it is shown for typing. */
async function keyShown(page: Page): Promise<string> {
  const part = partOf(page);
  await expect(part.getByRole('img', { name: /^QR code/ })).toBeVisible();
  return (await part.locator('code').innerText()).replaceAll(' ', '');
}

async function switchOn(page: Page, code: string): Promise<void> {
  await partOf(page).getByLabel('Code the app shows').fill(code);
  await partOf(page).getByRole('button', { name: 'Switch it on' }).click();
}

test('an app is set up, its codes and recovery codes sign in on a new device, and it is removed', async ({
  page,
  context,
  product,
  baseURL,
}) => {
  const sacredId = 'app-ama';
  const email = `${sacredId}@family.example`;
  await openAccount(context, String(baseURL), { sacredId, role: 'teacher' });
  await page.goto('/profile');
  await settled(page);
  const part = partOf(page);
  let key = '';
  let recovery: string[] = [];

  await test.step('set up with the PIN; a wrong code does not do', async () => {
    await part.getByRole('button', { name: 'Set up an app' }).click();
    await giveProof(page);
    key = await keyShown(page);
    await switchOn(page, '12345');
    await expect(part.getByText('That code is not right.')).toBeVisible();
    await switchOn(page, codeOf(key, -1));
    await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  });

  await test.step('ten recovery codes are shown, and saved as a file', async () => {
    await expect(part.getByRole('listitem')).toHaveCount(10);
    recovery = await part.locator('li code').allInnerTexts();
    const saving = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Download as text' }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(recovery.filter((code) => !file.includes(code))).toEqual([]);
    await part.getByRole('button', { name: 'I have kept them' }).click();
    await expect(part.getByText('10 recovery codes left')).toBeVisible();
  });

  await test.step('its code signs in on a new device, and no other does', async () => {
    await onNewDevice(page);
    await signIn(page, sacredId);
    const field = page.getByLabel('Code from your authenticator app');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.fill('12345');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('That code is not right')).toBeVisible();
    await field.fill(codeOf(key));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await toProfile(page);
    await expect(part.getByText('last used')).toBeVisible();
  });

  await test.step('a recovery code does in its place', async () => {
    await onNewDevice(page);
    await signIn(page, sacredId);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await field.fill(recovery[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await toProfile(page);
    await expect(part.getByText('9 recovery codes left')).toBeVisible();
  });

  await test.step('a mailed one, where it is wished for', async () => {
    await onNewDevice(page);
    await signIn(page, sacredId);
    await page.getByRole('button', { name: 'Mail me a code instead' }).click();
    const field = page.getByLabel('Code from your e-mail');
    await expect(field).toBeFocused();
    const letters = await readOutbox(outboxFolder(product.dataDir));
    const mailed = letters.find(({ to, subject }) => to === email && /^\d{6}/.test(subject));
    await field.fill(mailed?.subject.slice(0, 6) ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await toProfile(page);
  });

  await test.step('it proves who is there, and goes at a second press; letters told of all', async () => {
    await part.getByRole('button', { name: 'Remove', exact: true }).click();
    await part.getByRole('button', { name: 'Remove it' }).click();
    await part.getByRole('button', { name: 'Use a code instead' }).click();
    await part.getByRole('button', { name: 'Use a recovery code' }).click();
    await part.getByLabel('Recovery code').fill(recovery[1] ?? '');
    await part.getByRole('button', { name: 'Go on' }).click();
    await expect(part.getByText('No app is set up yet')).toBeVisible();
    await expect
      .poll(() => subjectsTo(product, email))
      .toEqual([
        'The authenticator app of your account at Ori Academy was removed',
        'A recovery code was used for your account at Ori Academy',
        'A recovery code was used for your account at Ori Academy',
        'An authenticator app for your account at Ori Academy',
      ]);
  });
});

test('an admin whom a mailed code alone guards is told so in every room, until an app is set up', async ({
  page,
  context,
  product,
}) => {
  await openAdmin(context, product, 'app-admin');
  const notice = page.getByRole('region', { name: 'Your account needs a second guard' });
  for (const room of ['/admin/dashboard', '/admin/users', '/admin/config']) {
    await page.goto(room);
    await settled(page);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button')).toHaveCount(0);
  }
  await notice.getByRole('link', { name: 'Set up an app' }).click();
  await settled(page);
  await partOf(page).getByRole('button', { name: 'Set up an app' }).click();
  await giveProof(page);
  await switchOn(page, codeOf(await keyShown(page)));
  await expect(partOf(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await page.goto('/admin/dashboard');
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
