import type { ErrorCode } from '@ori/contracts/errors';
import { type Passkey, PASSKEYS_MAX } from '@ori/contracts/passkeys';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { isLastWayIn, mayHavePasskeys } from '@ori/core/accounts/passkeys';
import type { Audit } from '../../../db/audit-entry.ts';
import type { Tx } from '../../../db/database.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import type { UserRow } from '../accounts.tables.ts';
import { writeLetter } from '../mail-texts.ts';
import type { OwnProof } from '../own-proof.ts';
import type { UserStore } from '../users.store.ts';
import type { PasskeyStore } from './passkeys.store.ts';
import type { PasskeyRow } from './passkeys.tables.ts';

export interface PasskeyChangesDeps extends Pick<AccountsDeps, 'database' | 'mail' | 'publicUrl'> {
  readonly users: UserStore;
  readonly ownProof: OwnProof;
  readonly passkeyStore: PasskeyStore;
  readonly audit: Audit;
}

/** A passkey as its person sees it. */
export function presentPasskey({ id, name, isSynced, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
  };
}

/** What is written when passkeys change: the row, the audit, and the letter that tells of it. */
export function createPasskeyChanges(deps: PasskeyChangesDeps) {
  const { passkeyStore, users } = deps;

  const write = (act: string, { id: subjectId, familyId }: Pick<UserRow, 'id' | 'familyId'>, tx: Tx) =>
    deps.audit({ act, familyId, actorId: subjectId, subjectId }, tx);
  const tell = ({ email, locale }: UserRow, kind: 'passkeyAdded' | 'passkeyRemoved', name: string) => {
    const link = `${deps.publicUrl}/profile#passkeys`;
    if (email) deps.mail.send(writeLetter(kind, locale, email, { name, link }));
  };

  /** Of a person whose row is locked, so that two browsers at once add no more than there may be. */
  async function keep(user: UserRow, row: PasskeyRow, tx: Tx): Promise<Result<PasskeyRow, ErrorCode>> {
    await users.findForUpdate(user.id, tx);
    if ((await passkeyStore.count(user.id, tx)) >= PASSKEYS_MAX) return fail('too-many-open');
    const kept = await passkeyStore.insert(row, tx);
    if (kept === null) return fail('passkey-not-added');
    await write('passkey-added', user, tx);
    return succeed(kept);
  }

  async function takeAway(user: UserRow, id: string, tx: Tx): Promise<Result<PasskeyRow, ErrorCode>> {
    const locked = (await users.findForUpdate(user.id, tx)) ?? user;
    const ways = {
      hasPin: locked.pinHash !== null,
      hasPassword: locked.passwordHash !== null,
      hasGoogle: locked.googleSubject !== null,
      passkeys: await passkeyStore.count(user.id, tx),
    };
    if (isLastWayIn(ways)) return fail('last-way-in');
    const removed = await passkeyStore.remove(id, user.id, tx);
    if (removed === null) return fail('not-found');
    await write('passkey-removed', user, tx);
    return succeed(removed);
  }

  return {
    /** The person, where they may have passkeys and have shown a short while ago that it is them. */
    async proven(viewer: Viewer): Promise<Result<UserRow, ErrorCode>> {
      const user = await users.find(viewer.userId);
      if (user === null) return fail('not-found');
      if (!mayHavePasskeys(user.role)) return fail('not-allowed');
      return (await deps.ownProof.provedUntil(viewer)) === null ? fail('proof-needed') : succeed(user);
    },
    async add(user: UserRow, row: PasskeyRow): Promise<Result<PasskeyRow, ErrorCode>> {
      const kept = await deps.database.db.transaction((tx) => keep(user, row, tx));
      if (kept.ok) tell(user, 'passkeyAdded', row.name);
      return kept;
    },
    async rename({ userId, familyId }: Viewer, id: string, name: string): Promise<PasskeyRow | null> {
      return deps.database.db.transaction(async (tx) => {
        const renamed = await passkeyStore.rename(id, userId, name, tx);
        if (renamed !== null) await write('passkey-renamed', { id: userId, familyId }, tx);
        return renamed;
      });
    },
    /** The last way in stays. */
    async remove(user: UserRow, id: string): Promise<Result<null, ErrorCode>> {
      const removed = await deps.database.db.transaction((tx) => takeAway(user, id, tx));
      if (!removed.ok) return removed;
      tell(user, 'passkeyRemoved', removed.value.name);
      return succeed(null);
    },
  };
}
