import type { PinLoginInput, User } from '@ori/contracts/accounts';
import type { Result } from '@ori/contracts/result';
import { fail, succeed } from '@ori/contracts/result';
import { textOf } from '../../lib/use-form.ts';
import { failureOf, networkFailure, type Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { enter } from './accounts.calls.ts';
import { signedIn, type SessionStore, type SignInAnswer } from './session-store.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;

/** At a sign-in form a missing answer reads 'Connection error. Please try again.' (spec §8). */
function connection<Value>(answer: Result<Value, Failure>): Result<Value, Failure> {
  return !answer.ok && answer.failure.status === 0 ? fail(networkFailure('unavailable')) : answer;
}

/** A sign-in by PIN needs success and a user (spec §5), else 'PIN login failed' (spec §8). */
function withPerson(answer: Result<SignInAnswer, Failure>): Result<SignInAnswer, Failure> {
  if (!answer.ok || (answer.value?.success === true && answer.value.user)) return answer;
  return fail(failureOf(answer.value, 400, 'pin-login-failed'));
}

/** The second step as its field was filled in, or the wish for a mailed code. */
export function stepIn(filled: FormData): { code?: string; mailCode?: boolean } {
  if (filled.has('mailCode')) return { mailCode: true };
  return filled.has('code') ? { code: textOf(filled, 'code') } : {};
}

export async function signInWithPin(store: SessionStore, input: PinLoginInput): Outcome<User> {
  const answer = await rest<SignInAnswer>('POST', '/api/auth/v2/pin/login', input, {
    fallback: 'pin-authentication-failed',
    unsound: 'pin-login-failed',
  });
  return enter(store, connection(withPerson(answer)), false);
}

export async function signInWithPassword(
  store: SessionStore,
  input: { email: string; password: string; remember: boolean; code?: string; mailCode?: boolean },
): Outcome<User> {
  const answer = await rest<SignInAnswer>('POST', '/api/auth/login', input, { fallback: 'login-failed' });
  return enter(store, connection(answer), false);
}

/**
 * Exchanges the single-use token of an OAuth return for the person it stands for. Only an answer with a token of its
 * own says that a session was opened: an ordinary bearer token gets its person, and opens nothing.
 */
export async function completeOAuth(store: SessionStore, token: string): Outcome<User> {
  const answer = await rest<SignInAnswer>('GET', '/api/auth/profile', undefined, {
    token,
    fallback: 'profile-from-token-failed',
  });
  if (!answer.ok) return answer;
  const entered = signedIn(answer, true);
  if (!entered.ok) return fail(failureOf(null, 401, 'profile-from-token-failed'));
  store.accept(entered.value.user, entered.value.token);
  return succeed(entered.value.user);
}
