import { OAUTH_RETURN_TOKEN_MS } from '@ori/contracts/limits';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { sha256, tokenOf } from './keyed-hash.ts';
import type { NewDevices } from './new-devices.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { SignIn, SignedIn } from './sign-in.service.ts';
import type { UserStore } from './users.store.ts';

interface GoogleReturnDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId' | 'randomBytes'> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly signIn: SignIn;
  readonly newDevices: NewDevices;
}

/** A token that opens a session once, within a minute, in the browser it was made for only (assurance §4.7). */
export function createGoogleReturns(deps: GoogleReturnDeps) {
  return {
    /** `token` goes into the address, `binding` into a cookie; neither is worth anything without the other. */
    async issue(user: UserRow): Promise<{ token: string; binding: string }> {
      const [token, binding] = [tokenOf(deps.randomBytes(32)), tokenOf(deps.randomBytes(32))];
      const createdAt = deps.now();
      await deps.tokens.insert({
        id: deps.newId(),
        userId: user.id,
        familyId: user.familyId,
        kind: 'oauth-return',
        secretHash: sha256(`${token}.${binding}`),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + OAUTH_RETURN_TOKEN_MS),
      });
      return { token, binding };
    },
    /** Turns the token into a session; null when it is not one of this browser's, not new, or too old. */
    async exchange(token: string, binding: string | null, caller: Caller): Promise<SignedIn | null> {
      if (!binding) return null;
      const entered = await deps.database.db.transaction(async (tx) => {
        const used = await deps.tokens.use('oauth-return', sha256(`${token}.${binding}`), deps.now(), tx);
        const user = used && (await deps.users.findForUpdate(used.userId, tx));
        const entrance = { act: 'sign-in-google', remember: false, proved: null };
        return user && { user, signedIn: await deps.signIn.enter(user, caller, entrance, tx) };
      });
      if (entered === null) return null;
      // Whoever has just opened the account by Google needs no letter about it.
      const isFirst = entered.user.createdAt.getTime() > deps.now().getTime() - OAUTH_RETURN_TOKEN_MS;
      if (entered.signedIn.session.isNewDevice && !isFirst) await deps.newDevices.tell(entered.user, caller);
      return entered.signedIn;
    },
  };
}
export type GoogleReturns = ReturnType<typeof createGoogleReturns>;
