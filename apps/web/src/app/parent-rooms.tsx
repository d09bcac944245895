import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../lib/lazy-load.ts';

const RoomsBar = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('../features/family-rooms/rooms-bar.tsx')).RoomsBar })),
);

/** The way between a parent's rooms, fetched for parents only; its space is kept so that nothing jumps. */
export function ParentRooms({ paths }: { readonly paths: readonly string[] }) {
  return (
    <Suspense fallback={<div className="h-14 md:h-24" />}>
      <RoomsBar paths={paths} />
    </Suspense>
  );
}
