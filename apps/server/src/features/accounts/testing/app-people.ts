import { TOTP } from 'otpauth';
import type { AccountsApp } from './accounts-app.ts';
import type { Browser } from './browser.ts';
import { prove } from './people.ts';

export const AUTHENTICATOR = '/api/accounts/authenticator';
const STEP_MS = 30_000;

/** The code an app with this key shows, now or some steps of 30 seconds from now. */
export const codeOf = (app: Pick<AccountsApp, 'now'>, key: string, steps = 0): string =>
  new TOTP({ secret: key }).generate({ timestamp: app.now().getTime() + steps * STEP_MS });

/** A code that is none of this key's around now. */
export function wrongCode(app: Pick<AccountsApp, 'now'>, key: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(app, key, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

/** Sets up an app for whoever is signed in in this browser, with the proof it needs; its code of now is used up. */
export async function addApp(app: AccountsApp, browser: Browser) {
  await prove(browser);
  const { key, ticket } = (await browser.post(`${AUTHENTICATOR}/start`)).body as Record<string, string>;
  if (key === undefined) throw new Error('no key was shown');
  const answer = await browser.post(AUTHENTICATOR, { ticket, code: codeOf(app, key) });
  return { key, ticket, answer, recoveryCodes: answer.body['recoveryCodes'] as string[] };
}
