import type { User } from '@ori/contracts/accounts';
import type { Passkey, PasskeysAnswer } from '@ori/contracts/passkeys';
import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { askForPasskey, makePasskey } from '../../lib/passkey.ts';
import { rest } from '../../lib/rest.ts';
import { enter, type Success } from './accounts.calls.ts';
import type { SessionStore, SignInAnswer } from './session-store.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;
const PATH = '/api/accounts/passkeys';

/** Signs in whoever unlocks one of their passkeys here. */
export async function signInWithPasskey(store: SessionStore): Outcome<User> {
  const passkey = await askForPasskey();
  if (!passkey.ok) return passkey;
  const answer = await rest<SignInAnswer>(
    'POST',
    '/api/auth/passkeys/finish',
    { passkey: passkey.value },
    { fallback: 'login-failed' },
  );
  return enter(store, answer, false);
}

export function listPasskeys(): Outcome<PasskeysAnswer> {
  return rest<PasskeysAnswer>('GET', PATH, undefined, { needs: ['passkeys'] });
}

/** The browser makes one, the server keeps its public half. */
export async function addPasskey(): Outcome<Passkey> {
  const passkey = await makePasskey();
  return passkey.ok ? rest<Passkey>('POST', PATH, { passkey: passkey.value }) : passkey;
}

export function renamePasskey(id: string, name: string): Outcome<Passkey> {
  return rest<Passkey>('PUT', `${PATH}/${encodeURIComponent(id)}`, { name });
}

export function removePasskey(id: string): Outcome<Success> {
  return rest<Success>('DELETE', `${PATH}/${encodeURIComponent(id)}`);
}
