import { lazy, Suspense } from 'react';
import { loadWithRetry } from './lazy-load.ts';
import type { HearButtonProps } from './live-hear-button.tsx';
import { useHydrated } from './use-hydrated.ts';

const Live = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./live-hear-button.tsx')).LiveHearButton),
}));

/** A large button that reads something aloud, once its code is there; nothing where the browser has no voice. */
export function HearButton(props: HearButtonProps) {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <Live {...props} />
      </Suspense>
    )
  );
}
