import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { LessonCardsProps } from './lesson-cards.tsx';

const Cards = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./lesson-cards.tsx')).LessonCards),
}));

/** The mappings of a lesson, asked one by one; their code comes with them. */
export function LaterLessonCards(props: LessonCardsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <Cards {...props} />
    </Suspense>
  );
}
