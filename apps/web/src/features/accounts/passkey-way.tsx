import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { knowsPasskeys } from '../../lib/passkey-support.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const PasskeyButton = lazy(async () => ({
  default: (await loadWithRetry(() => import('./passkey-button.tsx'))).PasskeyButton,
}));

/** The way in by passkey, where this browser knows them. It comes after the page: nobody waits for it. */
export function PasskeyWay({ label }: { readonly label: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !knowsPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <PasskeyButton label={label} />
    </Suspense>
  );
}
