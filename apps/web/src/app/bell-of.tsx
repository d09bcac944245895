import type { User } from '@ori/contracts/accounts';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { BELL_SLOT_ID } from './document-ids.ts';

const NewsBell = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('../features/messaging/news-bell.tsx')).NewsBell })),
);

/** The bell in the site's head, fetched once the page itself is there. */
export function BellOf({ user }: { readonly user: Pick<User, 'role'> }) {
  return (
    <Suspense>
      <NewsBell slotId={BELL_SLOT_ID} role={user.role} />
    </Suspense>
  );
}
