import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { LevelChoiceProps } from './level-choice.tsx';

const Choice = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./level-choice.tsx')).LevelChoice),
}));

/** The choice of a level, where there is script; its code comes after the page's. */
export function LaterLevelChoice(props: LevelChoiceProps) {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <Choice {...props} />
      </Suspense>
    )
  );
}
