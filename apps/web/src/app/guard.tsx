import { guardPage, requiredRoles, type SessionState as Known } from '@ori/core/access/guard';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { SessionState } from '../features/accounts/session-store.ts';
import { useSession } from '../features/accounts/session.ts';
import { Waiting } from '../features/accounts/waiting.tsx';
import { AccessRestricted } from './access-restricted.tsx';
import { AuthErrorBoundary, AuthErrorScreen } from './auth-error.tsx';
import { signInAddress } from '../lib/return-path.ts';
import type { Access } from './route-rows.ts';

interface Props {
  readonly access: Access;
  readonly children: ReactNode;
}

function knownOf(session: SessionState): Known {
  if (session.user) return { status: 'authenticated', role: session.user.role };
  if (session.status === 'loading') return { status: 'loading' };
  return { status: session.checkError ? 'error' : 'unauthenticated' };
}

/** Lets a page show itself to whom it is meant for (spec §4, §6). */
export function Guard({ access, children }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  switch (guardPage(access, knownOf(session))) {
    case 'loading':
      return <Waiting what="verifyingAccess" inline />;
    case 'auth-error':
      return <AuthErrorScreen failure={session.checkError} />;
    case 'unauthenticated':
      return <Navigate replace to={signInAddress(pathname)} />;
    case 'wrong-role':
      return <AccessRestricted required={requiredRoles(access)} role={session.user?.role ?? ''} />;
    case 'allowed':
      return <AuthErrorBoundary>{children}</AuthErrorBoundary>;
  }
}
