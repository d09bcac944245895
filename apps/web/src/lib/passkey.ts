import type { NewPasskey, PasskeyQuestion, UsedPasskey } from '@ori/contracts/passkeys';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { failureOf, type Failure } from './failure.ts';
import { loadWithRetry } from './lazy-load.ts';
import { rest } from './rest.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;
type Options = Record<string, unknown>;

/** Comes at the first press: nobody else pays for it. */
const library = () => loadWithRetry(() => import('@simplewebauthn/browser'));

/** What a person gave up, or their browser refused, is one failure: which of the two it was, no page may know. */
async function asked<Value>(ask: () => Promise<Value>): Outcome<Value> {
  try {
    return succeed(await ask());
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return fail(failureOf(null, 400, isKnown ? 'passkey-known' : 'passkey-not-used'));
  }
}

async function question(path: string): Outcome<Options> {
  const answer = await rest<PasskeyQuestion>('POST', path, undefined, { needs: ['options'] });
  return answer.ok ? succeed(answer.value.options) : answer;
}

/** Asks whoever is at this browser for one of their passkeys. */
export async function askForPasskey(): Outcome<UsedPasskey> {
  const options = await question('/api/auth/passkeys/start');
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  type OptionsJSON = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return asked(() => startAuthentication({ optionsJSON: options.value as unknown as OptionsJSON }));
}

/** Has the browser make a passkey for who is signed in. */
export async function makePasskey(): Outcome<NewPasskey> {
  const options = await question('/api/accounts/passkeys/start');
  if (!options.ok) return options;
  const { startRegistration } = await library();
  type OptionsJSON = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return asked(() => startRegistration({ optionsJSON: options.value as unknown as OptionsJSON }));
}
