import type {
  AuthenticatorStart,
  AuthenticatorState,
  RecoveryCodesAnswer,
} from '@ori/contracts/authenticator';
import type { Result } from '@ori/contracts/result';
import type { Failure } from '../../../lib/failure.ts';
import { rest } from '../../../lib/rest.ts';
import type { Success } from '../accounts.calls.ts';

type Outcome<Value> = Promise<Result<Value, Failure>>;
const PATH = '/api/accounts/authenticator';

export function authenticatorState(): Outcome<AuthenticatorState> {
  return rest<AuthenticatorState>('GET', PATH, undefined, { needs: ['recoveryCodesLeft'] });
}

/** A new key, shown once. */
export function startAuthenticator(): Outcome<AuthenticatorStart> {
  return rest<AuthenticatorStart>('POST', `${PATH}/start`, undefined, {
    needs: ['key', 'picture', 'ticket'],
  });
}

/** Keeps the app that shows this code; answers its recovery codes. */
export function addAuthenticator(ticket: string, code: string): Outcome<RecoveryCodesAnswer> {
  return rest<RecoveryCodesAnswer>('POST', PATH, { ticket, code }, { needs: ['recoveryCodes'] });
}

export function removeAuthenticator(): Outcome<Success> {
  return rest<Success>('DELETE', PATH);
}

export function renewRecoveryCodes(): Outcome<RecoveryCodesAnswer> {
  return rest<RecoveryCodesAnswer>('POST', `${PATH}/recovery-codes`, undefined, { needs: ['recoveryCodes'] });
}
