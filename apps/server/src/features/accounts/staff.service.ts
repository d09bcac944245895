import { fail, type Result } from '@ori/contracts/result';
import type { Role } from '@ori/contracts/roles';
import type { Executor } from '../../db/database.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { UserRow } from './accounts.tables.ts';
import type { GuessGuard } from './guess-guard.ts';
import type { OneTimeStore } from './one-time.store.ts';
import type { PinReset } from './pin-reset.service.ts';
import type { SessionStore } from './sessions.store.ts';
import type { UserStore } from './users.store.ts';

interface StaffDeps {
  readonly now: () => Date;
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly sessionStore: SessionStore;
  readonly guard: GuessGuard;
  readonly pinReset: PinReset;
  readonly audit: Audit;
}

/** What people of this installation do to somebody's account. Who may, and to whom, their own feature decides first. */
export function createStaff(deps: StaffDeps) {
  const { users, sessionStore, audit } = deps;

  async function change(
    id: string,
    columns: Partial<UserRow>,
    act: { readonly act: string; readonly actorId: string; readonly detail?: Record<string, string> },
    tx: Executor,
  ): Promise<void> {
    const row = await users.update(id, columns, tx);
    if (!row) return;
    await sessionStore.endAll(id, tx);
    await audit({ ...act, familyId: row.familyId, subjectId: id }, tx);
  }

  return {
    /** Nobody comes in by this account until it is restored; who is in is signed out. */
    async setActive(id: string, isActive: boolean, actorId: string, tx: Executor): Promise<void> {
      const act = isActive ? 'account-restored' : 'account-suspended';
      await change(id, { isActive }, { act, actorId }, tx);
      if (!isActive) await deps.tokens.void(id, 'pin-reset', deps.now(), tx);
    },
    /** Another role from the next sign-in on. */
    setRole: (id: string, role: Role, actorId: string, tx: Executor): Promise<void> =>
      change(id, { role, ageGroup: null }, { act: 'role-changed', actorId, detail: { role } }, tx),
    /** Forgets the failed tries of an account, on every device. */
    async unlock(id: string, actorId: string, tx: Executor): Promise<void> {
      const user = await users.findForUpdate(id, tx);
      if (!user) return;
      await deps.guard.renew(id, tx);
      await audit({ act: 'pin-unlocked', familyId: user.familyId, actorId, subjectId: id }, tx);
    },
    /**
     * A link for a new PIN, for the person or, for a child, a grown-up of its family; nobody else sees it. Answers how to
     * send the letter: after the commit, so that none leads to a link that was not kept.
     */
    async sendReset(
      id: string,
      actorId: string,
      tx: Executor,
    ): Promise<Result<() => void, 'not-found' | 'too-many-requests'>> {
      const user = await users.find(id);
      if (!user) return fail('not-found');
      const letter = await deps.pinReset.letterFor(user, tx);
      if (!letter.ok) return letter;
      await audit({ act: 'pin-reset-sent', familyId: user.familyId, actorId, subjectId: id }, tx);
      return letter;
    },
    lockedAmong: deps.guard.lockedAmong,
    guessing: deps.guard.guessing,
  };
}
export type Staff = ReturnType<typeof createStaff>;
