import type { User } from '@ori/contracts/accounts';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import type { FamilyLimitProps } from './family-limit.tsx';
import { LimitWaiting } from './limit-waiting.tsx';

const FamilyLimit = lazy(async () => ({
  default: await loadWithRetry(async () => (await import('./family-limit.tsx')).FamilyLimit),
}));

/** What a family allows its learner of a page; for all others the page itself, and none of this code. */
export function LaterFamilyLimit({
  user,
  part,
  children,
}: Omit<FamilyLimitProps, 'user'> & { readonly user: User | null }) {
  if (user?.role !== 'student') return children;
  return (
    <Suspense fallback={<LimitWaiting />}>
      <FamilyLimit user={user} part={part}>
        {children}
      </FamilyLimit>
    </Suspense>
  );
}
