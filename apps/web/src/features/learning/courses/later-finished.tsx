import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { loadWithRetry } from '../../../lib/lazy-load.ts';
import type { Finished } from './finished.tsx';

const load = () => loadWithRetry(async () => ({ default: (await import('./finished.tsx')).Finished }));
const FinishedOnceLoaded = lazy(load);

/** The end of a lesson, whose code a lesson does not wait for. */
export function LaterFinished(props: ComponentProps<typeof Finished>) {
  return (
    <Suspense fallback={null}>
      <FinishedOnceLoaded {...props} />
    </Suspense>
  );
}

/** Fetches it while the learner still works: the network may be gone by the end. */
export function useFinishedAhead(): void {
  useEffect(() => {
    // Who is without network by now asks again at the end.
    load().catch(() => undefined);
  }, []);
}
