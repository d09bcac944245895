import { AuthErrorBoundary } from '../features/accounts/auth-error-boundary.tsx';
import { OAuthReturn } from '../features/accounts/oauth-return.tsx';
import { signedInRows } from './signed-in-routes.ts';

const FALLBACK = '/dashboard';

/** The role's own page (spec §4) once it is real; until then the page that leads each role home. */
export function landingOf(home: string): string {
  return signedInRows.some((row) => row.path === home) ? home : FALLBACK;
}

/** Finishes a sign-in that came back from a provider. */
export function OAuthLanding() {
  return (
    <AuthErrorBoundary>
      <OAuthReturn landingOf={landingOf} />
    </AuthErrorBoundary>
  );
}
