import { registerInput } from '@ori/contracts/accounts';
import { randomUUID } from 'node:crypto';
import type { AccountsApp } from './accounts-app.ts';
import type { Browser } from './browser.ts';

export const PIN = '8305';
let made = 0;

/** A whole sign-up form of somebody new. */
export function formOf(
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { sacredId: string; email: string } {
  made += 1;
  return {
    role: 'parent',
    country: 'US',
    sacredId: `Person${made}`,
    pin: PIN,
    pinConfirmation: PIN,
    email: `person${made}@example.org`,
    fullName: 'Amara Okafor',
    termsAgreed: true,
    ...changes,
  };
}

export interface Known {
  readonly id: string;
  readonly sacredId: string;
  readonly email: string;
  readonly token: string;
}

/** Signs somebody up by the form, in this browser. */
export async function signUp(browser: Browser, changes: Record<string, unknown> = {}): Promise<Known> {
  const form = formOf(changes);
  const { status, body, text } = await browser.post('/api/auth/register', form);
  if (status !== 200) throw new Error(`sign-up failed: ${text}`);
  const { id } = body['user'] as { id: string };
  return { id, sacredId: form.sacredId, email: form.email, token: String(body['token']) };
}

/** Gives the PIN once more in this browser, as what matters asks for. */
export const prove = (browser: Browser) => browser.post('/api/accounts/prove', { pin: PIN });

/** Asks for another address, with the proof it needs. */
export async function askForEmail(browser: Browser, email: string) {
  await prove(browser);
  return browser.put('/api/auth/update-profile', { email });
}

/** The secret of the newest letter to an address that leads to a page. */
export async function mailedToken(app: AccountsApp, email: string, page: string): Promise<string> {
  const start = `/${page}?token=`;
  const letter = (await app.mailedTo(email)).find(({ text }) => text.includes(start));
  return decodeURIComponent(letter?.text.split(start)[1]?.split('\n')[0] ?? '');
}

/** A child of a family, made as the families feature makes one. */
export async function addChild(app: AccountsApp, parentId: string) {
  const parent = await app.accounts.findUser(parentId);
  if (!parent) throw new Error('no such parent');
  made += 1;
  const sacredId = `Child${made}`;
  const input = {
    firstName: 'Nia',
    sacredId,
    pin: PIN,
    familyId: parent.familyId,
    ageGroup: 'elementary' as const,
    locale: 'en' as const,
    timeZone: 'UTC',
  };
  const created = await app.database.db.transaction((tx) => app.accounts.createChild(input, tx));
  if (!created.ok) throw new Error(`no child: ${created.failure}`);
  return { id: created.value.userId, sacredId };
}

/** An admin, appointed as the server itself does; no route does. */
export async function appointAdmin(app: AccountsApp) {
  const form = formOf({ role: 'teacher', password: randomUUID() });
  const made = await app.accounts.signUp.appoint(registerInput.parse(form), { role: 'admin' });
  if (!made.ok) throw new Error(`no admin: ${made.failure.code}`);
  return { id: made.value.id, ...(form as { sacredId: string; email: string; password: string }) };
}
