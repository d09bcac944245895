import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { readOAuthReturn } from '../features/accounts/oauth-address.ts';
import { loadWithRetry } from '../lib/lazy-load.ts';

const OAuthReturn = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./oauth-landing.tsx')).OAuthLanding })),
);

/** On every page, but fetched only by an address that comes back from a provider. */
export function OAuthReturnGate() {
  const { search } = useLocation();
  if (!readOAuthReturn(search)) return null;
  return (
    <Suspense>
      <OAuthReturn />
    </Suspense>
  );
}
