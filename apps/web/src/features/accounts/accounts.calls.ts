import type { User } from '@ori/contracts/accounts';
import type { Result } from '@ori/contracts/result';
import { succeed } from '@ori/contracts/result';
import type { Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { signedIn, type SessionStore, type SignInAnswer } from './session-store.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;

/** What the sign-up form sends; the contract's shape judges it on the server. */
export interface SignUp {
  /** Lower-cased. */
  readonly role: string;
  readonly ageGroup?: string;
  readonly sacredId: string;
  readonly pin: string;
  readonly pinConfirmation: string;
  readonly email: string;
  /** Trimmed, inner blanks made one. */
  readonly firstName: string;
  readonly lastName: string;
  readonly termsAgreed: boolean;
  readonly newsletter: boolean;
  readonly locale: string;
  readonly timeZone: string;
  readonly country?: string;
  readonly age?: number;
  readonly invitation?: string;
}

/** Takes the person of an answer as signed in, or keeps why not. */
export async function enter(
  store: SessionStore,
  answer: Result<SignInAnswer, Failure>,
  needsToken: boolean,
): Outcome<User> {
  const result = signedIn(answer, needsToken);
  if (!result.ok) {
    store.reject(result.failure);
    return result;
  }
  store.accept(result.value.user, result.value.token);
  return succeed(result.value.user);
}

export async function signUp(store: SessionStore, input: SignUp): Outcome<User> {
  const answer = await rest<SignInAnswer>('POST', '/api/auth/register', input, {
    fallback: 'registration-failed',
  });
  return enter(store, answer, true);
}

export interface SacredIdAnswer {
  readonly sacredId: string;
  readonly available: boolean;
  readonly suggestions: readonly string[];
}

export function checkSacredId(sacredId: string, signal: AbortSignal): Outcome<SacredIdAnswer> {
  return rest<SacredIdAnswer>(
    'GET',
    `/api/accounts/sacred-id?sacredId=${encodeURIComponent(sacredId)}`,
    undefined,
    { signal },
  );
}

export interface Success {
  readonly success: boolean;
  readonly message?: string;
}

export function askGrownUp(email: string, locale: string): Outcome<Success> {
  return rest<Success>('POST', '/api/accounts/ask-grown-up', { email, locale });
}

/** Is sign-in with Google set up on this installation? */
export async function isGoogleConfigured(signal: AbortSignal): Promise<boolean> {
  const answer = await rest<{ google: string }>('GET', '/api/auth/oauth/health', undefined, { signal });
  return answer.ok && answer.value.google === 'up';
}
