import type { CDPSession, Page } from '@playwright/test';
import { outboxFolder } from '../apps/server/src/mail/open-mail.ts';
import { readOutbox } from '../apps/server/src/mail/outbox.ts';
import { openAccount, PIN, settled } from './people.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

// Browsers keep passkeys for names, and for no address in numbers.
test.use({ baseURL: async ({ product }, use) => use(product.address.replace('127.0.0.1', 'localhost')) });

/** An authenticator in the browser that unlocks at once for whoever is there, as a phone's lock does. */
async function plugIn(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function giveProof(page: Page): Promise<void> {
  await page.getByLabel('Your PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** What was written about passkeys, newest first. */
async function subjectsTo({ dataDir }: Product, email: string): Promise<string[]> {
  const letters = await readOutbox(outboxFolder(dataDir));
  const about = letters.filter(({ to, text }) => to === email && text.includes('#passkeys'));
  return about.map(({ subject }) => subject);
}

/** No session any more, and a browser that nobody knows; the authenticator stays. */
async function onNewDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/auth');
  await settled(page);
}

const profile = async (page: Page) => {
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/profile');
  await settled(page);
};

test('a passkey is added, signs in on a new device, stands in for the mailed code, and is removed', async ({
  page,
  context,
  product,
  baseURL,
}) => {
  const email = 'keys-ama@family.example';
  await openAccount(context, String(baseURL), { sacredId: 'keys-ama', role: 'teacher' });
  await plugIn(page);
  await page.goto('/profile');
  await settled(page);
  const part = page.getByRole('region', { name: 'Passkeys' });

  await test.step('added with the PIN, and named', async () => {
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await giveProof(page);
    await expect(part.getByText('not used yet')).toBeVisible();
    await part.getByRole('button', { name: 'Rename' }).click();
    await part.getByLabel('Name of this passkey').fill('My phone');
    await part.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByText('My phone')).toBeVisible();
    await part.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(part.getByText('This device holds a passkey for your account already')).toBeVisible();
  });

  await test.step('signs in alone', async () => {
    await onNewDevice(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await profile(page);
    await expect(part.getByText('last used')).toBeVisible();
  });

  await test.step('stands in for the mailed code', async () => {
    await onNewDevice(page);
    await page.getByLabel('Sacred ID').fill('keys-ama');
    await page.getByLabel('PIN', { exact: true }).fill(PIN);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await profile(page);
  });

  await test.step('proves who is there, and goes at a second press', async () => {
    await part.getByRole('button', { name: 'Remove' }).click();
    await part.getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('button', { name: 'Use a passkey', exact: true }).click();
    await expect(part.getByText('You have no passkey yet')).toBeVisible();
  });

  await test.step('no longer signs in, and letters told of both', async () => {
    await onNewDevice(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('This passkey did not work here')).toBeVisible();
    await expect
      .poll(() => subjectsTo(product, email))
      .toEqual([
        'A passkey of your account at Ori Academy was removed',
        'A new passkey for your account at Ori Academy',
      ]);
  });
});
