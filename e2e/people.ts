import type { BrowserContext, Page } from '@playwright/test';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { AgeGroup, Role } from '@ori/contracts/roles';
import { openDatabase } from '../apps/server/src/db/database.ts';
import type { Product } from './product.ts';

export const PIN = '7294';
const SILENT = { info() {}, warn: console.warn, error: console.error };

interface NewPerson {
  readonly sacredId: string;
  readonly role: Role;
  readonly ageGroup?: AgeGroup;
  readonly gradeLevel?: number;
}

/** Calls the API as the page would, with its cookies and CSRF header. */
async function call(
  context: BrowserContext,
  address: string,
  method: 'POST' | 'GET',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const cookies = await context.cookies(address);
  const token = cookies.find(({ name }) => name === 'ori_csrf')?.value ?? '';
  const answer = await context.request.fetch(address + path, {
    method,
    headers: { 'x-csrf-token': token },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Opens an account and leaves the browser signed in to it. */
export async function openAccount(
  context: BrowserContext,
  address: string,
  person: NewPerson,
): Promise<void> {
  await call(context, address, 'GET', '/api/auth/check-session');
  await call(context, address, 'POST', '/api/auth/register', {
    ...person,
    country: 'US',
    pin: PIN,
    pinConfirmation: PIN,
    email: `${person.sacredId}@family.example`,
    fullName: 'Ama Mensah',
    termsAgreed: true,
    timeZone: 'America/New_York',
  });
}

/** A bearer token of whoever is signed in. */
export async function tokenOf(context: BrowserContext, address: string): Promise<string> {
  return ((await call(context, address, 'POST', '/api/accounts/tab-token')) as { token: string }).token;
}

/** Opens the link of the letter that asks whether the address of whoever is signed in is right. */
export async function confirmAddress(context: BrowserContext, address: string): Promise<void> {
  const { user } = (await call(context, address, 'GET', '/api/auth/check-session')) as {
    user: { email: string; metadata: Readonly<Record<string, unknown>> };
  };
  if (user.metadata['emailConfirmedAt'] !== undefined) return;
  let token: string | undefined;
  // The letter goes out behind the answer.
  for (let tries = 0; token === undefined && tries < 100; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    const outbox = await (await context.request.get(`${address}/dev/outbox`)).text();
    const letter = outbox
      .split('<article>')
      .find((one) => one.includes(user.email) && one.includes('/confirm-email?token='));
    token = letter?.split('/confirm-email?token=')[1]?.split(/["<\s]/)[0];
  }
  const signed = decodeURIComponent(token ?? '');
  await call(context, address, 'POST', '/api/accounts/confirm-email', { token: signed });
}

/** Adds a child to the family of the parent who is signed in; their address is confirmed first. */
export async function addChild(
  context: BrowserContext,
  address: string,
  sacredId: string,
  ageGroup: AgeGroup,
): Promise<void> {
  await confirmAddress(context, address);
  const consent = { consent: true, consentVersion: CONSENT_TEXT_VERSION };
  await call(context, address, 'POST', '/api/families/children', {
    firstName: 'Kofi',
    ageGroup,
    sacredId,
    pin: PIN,
    pinConfirmation: PIN,
    ...consent,
  });
}

/**
 * Opens an account that an operator then makes an admin's: nobody signs up as one. Its browser stays signed in.
 */
export async function openAdmin(
  context: BrowserContext,
  { address, dataDir }: Product,
  sacredId: string,
): Promise<void> {
  await openAccount(context, address, { sacredId, role: 'teacher' });
  const database = await openDatabase({ dataDir, log: SILENT });
  await database.pool.query("update users set role = 'admin' where lower(sacred_id) = lower($1)", [sacredId]);
  await database.close();
}

/** Signs a child in, as a known name and PIN. */
export async function signIn(context: BrowserContext, address: string, identifier: string): Promise<void> {
  await context.clearCookies();
  await call(context, address, 'GET', '/api/auth/check-session');
  await call(context, address, 'POST', '/api/auth/v2/pin/login', { identifier, pin: PIN });
}

/** True once React holds the page, and nothing on it still stands for something to come. */
function isSettled(): boolean {
  const main = document.querySelector('main');
  const isTakenOver = main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  const isWaiting = document.querySelector('[aria-busy="true"], .overlay, .skeleton') !== null;
  return isTakenOver && !isWaiting && main.querySelector('h1') !== null;
}

/** Waits until the page has taken over from the server's HTML and shows its content in its own letters. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isSettled);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}
