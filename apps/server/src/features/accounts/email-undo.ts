import { type Result, fail, succeed } from '@ori/contracts/result';
import { isEmailConfirmed, withoutEmailMarks } from '@ori/core/accounts/email-proof';
import type { Audit } from '../../db/audit-entry.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { AuthenticatorStore } from './authenticator/authenticator.store.ts';
import type { Deletion } from './deletion.ts';
import type { FormerAddresses } from './former-addresses.ts';
import { sha256 } from './keyed-hash.ts';
import type { KnownDeviceStore } from './known-devices.store.ts';
import { newMailedToken } from './mailed-token.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { PasskeyStore } from './passkeys/passkeys.store.ts';
import type { SessionStore } from './sessions.store.ts';
import { type UserStore, takenField } from './users.store.ts';

const NEW_PIN_MINUTES = 30;

interface EmailUndoDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId' | 'randomBytes'> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly formerAddresses: FormerAddresses;
  readonly sessionStore: SessionStore;
  readonly devices: KnownDeviceStore;
  readonly passkeyStore: PasskeyStore;
  readonly authenticatorStore: AuthenticatorStore;
  readonly deletion: Deletion;
  readonly audit: Audit;
}

/** Undoing a change of address from the old one, which whoever undoes it has just shown to be theirs. */
export function createEmailUndo(deps: EmailUndoDeps) {
  const { users, tokens, now } = deps;

  /** Somebody may have signed up with the address meanwhile, so that it could not be put back. */
  async function free(address: string, { id }: UserRow, tx: Tx): Promise<void> {
    const other = await users.findByEmail(address, tx);
    if (other === null || other.id === id || isEmailConfirmed(other.metadata)) return;
    await users.update(other.id, { email: null }, tx);
    const { id: subjectId, familyId } = other;
    await deps.audit({ act: 'email-taken-back', familyId, actorId: null, subjectId }, tx);
  }

  /**
   * Puts the address back, ends what was asked for since that moment, and signs everybody out, passkeys and app included. The caller holds the row's lock.
   * Whoever had the other address may have joined a Google account by it, which goes with it.
   */
  async function putBack(user: UserRow, address: string, since: Date, tx: Tx): Promise<UserRow> {
    const { id, familyId } = user;
    await deps.formerAddresses.endSince(id, address, since, now(), tx);
    for (const kind of ['email-change', 'pin-reset', 'second-step'] as const)
      await tokens.void(id, kind, now(), tx);
    await deps.sessionStore.endAll(id, tx);
    await deps.devices.forgetAllOf(id, tx);
    await deps.passkeyStore.removeAllOf(id, tx);
    await deps.authenticatorStore.remove(user, tx);
    await deps.audit({ act: 'email-change-undone', familyId, actorId: id, subjectId: id }, tx);
    if (user.email?.toLowerCase() === address.toLowerCase()) return user;
    await free(address, user, tx);
    const metadata = { ...withoutEmailMarks(user.metadata), emailConfirmedAt: now().toISOString() };
    return (await users.update(id, { email: address, googleSubject: null, metadata }, tx)) ?? user;
  }

  return {
    putBack,
    /** By the link, once. Answers what a new PIN is chosen with, as by a mailed link. */
    async undo(token: string): Promise<Result<{ resetToken: string }, 'link-expired'>> {
      const kept = await tokens.peek('email-undo', sha256(token), now());
      if (kept === null) return fail('link-expired');
      try {
        return await deps.database.db.transaction(async (tx) => {
          const user = await users.findForUpdate(kept.userId, tx);
          if (user === null || !deps.deletion.mayReturn(user)) return fail('link-expired');
          const used = await tokens.use('email-undo', kept.secretHash, now(), tx);
          if (used?.binding == null) return fail('link-expired');
          await putBack(user, used.binding, used.createdAt, tx);
          const wanted = { kind: 'pin-reset', binding: 'own', goodForMs: NEW_PIN_MINUTES * 60_000 } as const;
          const { token: resetToken, row } = newMailedToken(deps, user, wanted);
          await tokens.insert(row, tx);
          return succeed({ resetToken });
        });
      } catch (error) {
        if (takenField(error) !== 'email') throw error;
        return fail('link-expired');
      }
    },
  };
}
export type EmailUndo = ReturnType<typeof createEmailUndo>;
