import { PUBLIC_URL } from './accounts-app.ts';
import type { Answer, Browser } from './browser.ts';
import { prove } from './people.ts';
import {
  createAuthenticator,
  type Question,
  type SoftwareAuthenticator,
  type Twist,
} from './software-authenticator.ts';

/** An authenticator on the page of the test's installation. */
export const newAuthenticator = () =>
  createAuthenticator({ origin: PUBLIC_URL, rpId: new URL(PUBLIC_URL).hostname });

export const questionIn = ({ body }: Answer) => body['options'] as Question;

/** Adds a passkey to whoever is signed in in this browser, with the proof it needs. Answers what the server said. */
export async function addPasskey(browser: Browser, key: SoftwareAuthenticator, twist: Twist = {}) {
  await prove(browser);
  const question = questionIn(await browser.post('/api/accounts/passkeys/start'));
  return browser.post('/api/accounts/passkeys', { passkey: key.create(question, twist) });
}

export const askForPasskey = async (browser: Browser) =>
  questionIn(await browser.post('/api/auth/passkeys/start'));

/** Signs in by passkey. */
export async function enterByPasskey(browser: Browser, key: SoftwareAuthenticator, twist: Twist = {}) {
  const question = await askForPasskey(browser);
  return browser.post('/api/auth/passkeys/finish', { passkey: key.get(question, twist) });
}
