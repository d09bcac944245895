import type { ErrorCode } from '@ori/contracts/errors';
import { useSyncExternalStore } from 'react';

/** Has the server said that nobody is signed in any more, while this page still stands? */
let isEnded = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isEnded) return;
  isEnded = next;
  for (const listener of listeners) listener();
}

/** Answers about a secret that somebody who is signed in typed wrong, or about the code that is asked for. */
const WRONG_SECRET: readonly (ErrorCode | null)[] = [
  'pin-authentication-failed',
  'invalid-email-or-password',
  'code-wrong',
  'second-step-needed',
  'app-code-needed',
  'code-not-mailed',
  'passkey-needed',
  'passkey-refused',
];

/** Tells what a call found out. Signing in itself, and a secret typed wrong, are no sign of a session's end. */
export function tellSession(path: string, status: number, code: ErrorCode | null = null): void {
  if (status === 401 && !path.startsWith('/api/auth/') && !WRONG_SECRET.includes(code)) change(true);
}

/** Somebody is signed in again. */
export function sessionIsBack(): void {
  change(false);
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isEnded,
    () => false,
  );
}
