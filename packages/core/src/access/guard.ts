import { normaliseRole } from '@ori/contracts/roles';

/** What a page asks of its visitor: nothing, to be signed in, one role, or one of several. */
export type PageAccess = 'public' | 'signed-in' | (string & {}) | readonly string[];

/** What the browser knows of the session. `role` is as the server sent it, in any case. */
export type SessionState =
  | { readonly status: 'loading' | 'error' | 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly role: string };

export type GuardState = 'loading' | 'auth-error' | 'unauthenticated' | 'wrong-role' | 'allowed';

const WHILE_NOT_SIGNED_IN = {
  loading: 'loading',
  error: 'auth-error',
  unauthenticated: 'unauthenticated',
} as const;

/** The roles a page asks for, lower-cased; empty when any signed-in person may enter. */
export function requiredRoles(access: PageAccess): readonly string[] {
  if (access === 'public' || access === 'signed-in') return [];
  const roles = typeof access === 'string' ? [access] : access;
  return roles.map((role) => role.trim().toLowerCase());
}

/** The page guard of spec §4: one required role or a list, compared without case (spec §6). */
export function guardPage(access: PageAccess, session: SessionState): GuardState {
  if (access === 'public') return 'allowed';
  if (session.status !== 'authenticated') return WHILE_NOT_SIGNED_IN[session.status];
  if (access === 'signed-in') return 'allowed';
  return requiredRoles(access).includes(normaliseRole(session.role)) ? 'allowed' : 'wrong-role';
}
