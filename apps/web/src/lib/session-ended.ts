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

/**
 * The refusals that mean that nobody is signed in; without a code it was a gateway that refused. Any other is about a
 * secret or a code that somebody who is signed in typed wrong, or has still to type.
 */
const NOBODY: readonly (ErrorCode | null)[] = [null, 'not-signed-in', 'profile-from-token-failed'];

/** Tells what a call found out. Signing in itself, and a secret typed wrong, are no sign of a session's end. */
export function tellSession(path: string, status: number, code: ErrorCode | null = null): void {
  if (status === 401 && !path.startsWith('/api/auth/') && NOBODY.includes(code)) change(true);
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
