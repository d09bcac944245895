import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; `unknown` on the server, and where nobody can tell. */
export function useMedia(query: string, unknown: boolean): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(query).matches ?? unknown,
    () => unknown,
  );
}
