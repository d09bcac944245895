import {
  guardPage,
  requiredRoles,
  type GuardState,
  type SessionState as Known,
} from '@ori/core/access/guard';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AuthErrorBoundary } from '../features/accounts/auth-error-boundary.tsx';
import { isUnreadable, type SessionState } from '../features/accounts/session-store.ts';
import { useSession } from '../features/accounts/session.ts';
import { Waiting } from '../features/accounts/waiting.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { AuthErrorScreen } from './auth-error.tsx';
import { signInAddress } from '../lib/return-path.ts';
import { NeedsScript } from './needs-script.tsx';
import type { Access } from './route-rows.ts';

interface Props {
  readonly access: Access;
  readonly children: ReactNode;
}

/** A check that failed leaves nobody signed in (spec §8); one whose answer cannot be read is the guard's own error. */
function knownOf(session: SessionState): Known {
  if (session.user) return { status: 'authenticated', role: session.user.role };
  if (session.status === 'loading') return { status: 'loading' };
  return { status: isUnreadable(session) ? 'error' : 'unauthenticated' };
}

interface OutsideProps extends Pick<Props, 'access'> {
  readonly state: Exclude<GuardState, 'allowed'>;
}

/** Why a page is not shown, or not yet. */
function Outside({ access, state }: OutsideProps) {
  const { user, checkError } = useSession();
  const { pathname } = useLocation();
  switch (state) {
    case 'loading':
      return (
        <>
          <div className="script-only">
            <Waiting what="verifyingAccess" inline />
          </div>
          <NeedsScript />
        </>
      );
    case 'auth-error':
      return <AuthErrorScreen failure={checkError} />;
    case 'unauthenticated':
      return <Navigate replace to={signInAddress(pathname)} />;
    case 'wrong-role':
      return <AccessRestricted required={requiredRoles(access)} role={user?.role ?? ''} />;
  }
}

/** Lets a page show itself to whom it is meant for (spec §4, §6). */
export function Guard({ access, children }: Props) {
  const state = guardPage(access, knownOf(useSession()));
  if (state === 'allowed') return children;
  return (
    <AuthErrorBoundary>
      <Outside access={access} state={state} />
    </AuthErrorBoundary>
  );
}
