import type { User } from '@ori/contracts/accounts';
import { fail, succeed, type Result } from '@ori/contracts/result';
import { dropToken, keepToken, migrateOldTokens } from '../../lib/auth-token.ts';
import { unsoundAnswer, type Failure } from '../../lib/failure.ts';
import { rest } from '../../lib/rest.ts';
import { sessionIsBack } from '../../lib/session-ended.ts';

/** Spec §4: starts loading; a check decides; login and register authenticate; logout resets. */
export interface SessionState {
  readonly status: 'loading' | 'authenticated' | 'unauthenticated';
  readonly user: User | null;
  /** The last failed sign-in or sign-up. */
  readonly error: Failure | null;
  /** Set when the session could not be checked, so nobody knows who this is. */
  readonly checkError: Failure | null;
}

/** Nobody could be asked who this is: it may be somebody who is signed in, without network. */
export const isUnreached = ({ checkError }: Pick<SessionState, 'checkError'>): boolean =>
  checkError?.status === 0;

/** The check was answered, but not as it is: by the page of a hotel's network, say. */
export const isUnreadable = ({ checkError }: Pick<SessionState, 'checkError'>): boolean =>
  checkError?.code === 'invalid-server-response';

export const LOADING: SessionState = { status: 'loading', user: null, error: null, checkError: null };
const NOBODY: SessionState = { status: 'unauthenticated', user: null, error: null, checkError: null };

export interface SignInAnswer {
  readonly success?: boolean;
  readonly token?: string;
  readonly user?: User;
}

export interface SessionStore {
  readonly state: () => SessionState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks the server who this is. A failed check means unauthenticated. */
  readonly check: () => Promise<void>;
  /** Takes a user as signed in, with the token when the answer had one. */
  readonly accept: (user: User, token: string | null) => void;
  readonly reject: (failure: Failure) => void;
  /** Ends the session; `leave` runs once the server knows, before this browser forgets who was here. */
  readonly signOut: (leave?: () => void | Promise<void>) => Promise<void>;
}

type Call = typeof rest;

/** The session of this browser, outside React. `call` is the REST client, `nowMs` the clock. */
export function createSessionStore(call: Call = rest, nowMs: () => number = Date.now): SessionStore {
  let state = LOADING;
  /** Counts sign-ins and sign-outs: a check that was asked before one of them knows less than it. */
  let turns = 0;
  const listeners = new Set<() => void>();
  const change = (next: SessionState): void => {
    state = next;
    // What the last one's calls found out as they left says nothing of who is here now.
    if (next.user) sessionIsBack();
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    check: async () => {
      migrateOldTokens(nowMs());
      const turn = turns;
      const answer = await call<{ authenticated: boolean; user: User | null }>(
        'GET',
        '/api/auth/check-session',
        undefined,
        { fallback: 'oauth-session-check-failed' },
      );
      if (turn === turns) change(checked(answer));
    },
    accept: (user, token) => {
      turns += 1;
      if (token) keepToken(token, nowMs());
      change({ status: 'authenticated', user, error: null, checkError: null });
    },
    reject: (failure) => change({ ...NOBODY, error: failure }),
    signOut: async (leave) => {
      // A failing sign-out is ignored: this browser forgets the person either way (spec §7).
      await call('POST', '/api/auth/logout');
      await leave?.();
      turns += 1;
      dropToken();
      change(NOBODY);
    },
  };
}

function checked(answer: Result<{ authenticated: boolean; user: User | null }, Failure>): SessionState {
  if (!answer.ok) return { ...NOBODY, checkError: answer.failure.status === 401 ? null : answer.failure };
  const { authenticated, user } = answer.value ?? {};
  if (authenticated && user) return { ...NOBODY, status: 'authenticated', user };
  if (authenticated !== undefined && !authenticated) return NOBODY;
  return { ...NOBODY, checkError: unsoundAnswer('invalid-server-response') };
}

/** A sign-in needs a user in the answer (spec §5); register needs a token as well. */
export function signedIn(
  answer: Result<SignInAnswer, Failure>,
  needsToken: boolean,
): Result<{ user: User; token: string | null }, Failure> {
  if (!answer.ok) return answer;
  const { user, token } = answer.value;
  if (!user || (needsToken && !token)) return fail(unsoundAnswer());
  return succeed({ user, token: token ?? null });
}
