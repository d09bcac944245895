import { useSyncExternalStore } from 'react';
import { requiredContext } from '../../lib/outside-provider.ts';
import { LOADING, type SessionState, type SessionStore } from './session-store.ts';

const [SessionContext, useSessionStore] = requiredContext<SessionStore>('useSession', 'SessionProvider');
export { SessionContext, useSessionStore };

/** Who is signed in, as far as this browser knows. While hydrating it is always `loading`, as the server drew it. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.state, () => LOADING);
}
