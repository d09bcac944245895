import type { Device, UndoEmailAnswer, UpdateProfileInput, User } from '@ori/contracts/accounts';
import type { ErrorCode } from '@ori/contracts/errors';
import type { Result } from '@ori/contracts/result';
import { fail, succeed } from '@ori/contracts/result';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import type { Success } from './accounts.calls.ts';
import type { SessionStore } from './session-store.ts';
import { withToken } from './tab-token.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;

/** A PIN is changed, or a letter about it on its way, only where the answer says success (spec §5). */
async function callPin(path: string, body: object, failed: ErrorCode): Outcome<Success> {
  const answer = await rest<Success | null>('POST', `/api/auth/v2/pin/${path}`, body, { fallback: failed });
  if (!answer.ok) return answer;
  return answer.value?.success === true ? succeed(answer.value) : fail(failureOf(answer.value, 400, failed));
}

export function requestPinReset(sacredId: string, email: string): Outcome<Success> {
  return callPin('reset-pin', { sacredId, email }, 'reset-pin-failed');
}

export function completePinReset(token: string, pin: string): Outcome<Success> {
  return callPin('complete-reset', { token, pin }, 'reset-pin-failed');
}

export function changePin(identifier: string, currentPin: string, newPin: string): Outcome<Success> {
  return callPin('change-pin', { email: identifier, currentPin, newPin }, 'change-pin-failed');
}

/** Needs somebody signed in and their token; the answer needs success and data, otherwise 'Update failed' (spec §5). */
export async function updateProfile(store: SessionStore, input: UpdateProfileInput): Outcome<User> {
  if (!store.state().user) return fail(failureOf(null, 401, 'not-signed-in'));
  const answer = await withToken(store, (token) =>
    rest<{ success?: boolean; data?: User }>('PUT', '/api/auth/update-profile', input, {
      token,
      fallback: 'update-user-failed',
      unsound: 'update-failed',
    }),
  );
  if (!answer.ok) return answer;
  if (!answer.value?.success || !answer.value.data) return fail(failureOf(null, 400, 'update-failed'));
  store.accept(answer.value.data, null);
  return succeed(answer.value.data);
}

/** By the signed text of a letter, signed in or not; who is signed in here hears of it at once. */
export async function confirmEmail(store: SessionStore, token: string): Outcome<Success> {
  const answer = await rest<Success>('POST', '/api/accounts/confirm-email', { token });
  if (answer.ok && store.state().user) await store.check();
  return answer;
}

/** By the link mailed to the old address: everybody is signed out, and the answer lets a new PIN be chosen. */
export async function undoEmail(store: SessionStore, token: string): Outcome<UndoEmailAnswer> {
  const answer = await rest<UndoEmailAnswer>('POST', '/api/accounts/undo-email', { token });
  if (answer.ok && store.state().user) await store.check();
  return answer;
}

/** The letter once more that asks whether one's address is right. */
export function askEmailConfirmation(): Outcome<Success> {
  return rest<Success>('POST', '/api/accounts/ask-email-confirmation');
}

/** Ends the person's own account; signing in within 30 days undoes it. */
export function closeAccount(id: string): Outcome<Success> {
  return rest<Success>('DELETE', `/api/users/${encodeURIComponent(id)}`);
}

export function listDevices(): Outcome<{ devices: Device[] }> {
  return rest<{ devices: Device[] }>('GET', '/api/accounts/devices');
}

export function revokeDevice(id: string): Outcome<Success> {
  return rest<Success>('DELETE', `/api/accounts/devices/${encodeURIComponent(id)}`);
}
