import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function listen(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(QUERY);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether this person asked for no motion. */
export function useStill(): boolean {
  return useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(QUERY).matches ?? false,
    () => false,
  );
}
