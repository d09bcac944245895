import type { TableShape } from '@ori/core/elements/table-layout';
import { useSyncExternalStore } from 'react';

/** Eighteen columns with places of 34 pixels and more. */
const WIDE = '(min-width: 48rem)';

function listen(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** A row a period where there is room for it, and else a row a group: seven columns fit a telephone held upright. */
export function useShape(): TableShape {
  return useSyncExternalStore(
    listen,
    () => ((globalThis.matchMedia?.(WIDE).matches ?? true) ? 'wide' : 'tall'),
    () => 'wide',
  );
}
