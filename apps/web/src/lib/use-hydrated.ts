import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and until the page is live; a form may be sent only once it is true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
