import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../lib/lazy-load.ts';

const FollowFamily = lazy(() =>
  loadWithRetry(async () => ({
    default: (await import('../features/families/follow-family.tsx')).FollowFamily,
  })),
);

/** What lets a parent's pages follow the family, fetched for parents only. */
export function FamilyGate() {
  return (
    <Suspense>
      <FollowFamily />
    </Suspense>
  );
}
