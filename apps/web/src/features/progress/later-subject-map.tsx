import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { SubjectMapProps } from './subject-map.tsx';

const SubjectMap = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./subject-map.tsx')).SubjectMap),
}));

/** A subject's chart of stars: the heaviest part of its page, fetched once the rest stands. */
export function LaterSubjectMap(props: SubjectMapProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <SubjectMap {...props} />
    </Suspense>
  );
}
