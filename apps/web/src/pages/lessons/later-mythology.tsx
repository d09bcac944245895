import type { KimLevel, Lesson } from '@ori/contracts/content';
import { lazy, Suspense } from 'react';
import { useMyths } from '../../features/heritage/use-myths.ts';
import { loadWithRetry } from '../../lib/lazy-load.ts';

const MythologyPart = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./mythology-part.tsx')).MythologyPart })),
);

/** A story beside the science, for readers who asked for myths; its code is fetched for them alone. */
export function LaterMythology({ lesson, level }: { readonly lesson: Lesson; readonly level: KimLevel }) {
  const isShown = useMyths(level);
  if (!isShown || !lesson.mythology) return null;
  return (
    <Suspense fallback={null}>
      <MythologyPart lesson={lesson} myth={lesson.mythology} />
    </Suspense>
  );
}
