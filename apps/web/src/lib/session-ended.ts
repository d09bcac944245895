import { useSyncExternalStore } from 'react';

/** Has the server said that nobody is signed in any more, while this page still stands? */
let isEnded = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isEnded) return;
  isEnded = next;
  for (const listener of listeners) listener();
}

/** Tells what a call found out. Calls about signing in itself are no sign of a session's end. */
export function tellSession(path: string, status: number): void {
  if (status === 401 && !path.startsWith('/api/auth/')) change(true);
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
