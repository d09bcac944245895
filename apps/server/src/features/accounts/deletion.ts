import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { Executor } from '../../db/database.ts';
import type { FamilyStore } from './families.store.ts';
import type { SessionStore } from './sessions.store.ts';
import type { UserStore } from './users.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DELETED_BY = 'deletedBy';
/** Who deleted an account that nobody used for two years. */
const BY_ITSELF = 'unused';

interface DeletionDeps extends Pick<AccountsDeps, 'now'> {
  readonly users: UserStore;
  readonly familyMembers: FamilyStore;
  readonly sessionStore: SessionStore;
  readonly audit: Audit;
}

/**
 * Deleting takes effect at once and can be undone for 30 days: who deleted themselves by signing in again,
 * a child by its grown-up. When the last grown-up of a family goes, the children go and come back with them.
 * A family that went because nobody used it comes back whole with the sign-in of anybody.
 */
export function createDeletion(deps: DeletionDeps) {
  const { users } = deps;
  const isLatest = (user: UserRow) =>
    user.deletedAt !== null && deps.now().getTime() - user.deletedAt.getTime() < DAYS_TO_UNDO * DAY_MS;

  async function mark(user: UserRow, actorId: string | null, tx: Executor): Promise<void> {
    const metadata = { ...user.metadata, [DELETED_BY]: actorId ?? BY_ITSELF };
    await users.update(user.id, { deletedAt: deps.now(), metadata }, tx);
    await deps.sessionStore.endAll(user.id, tx);
    const { id: subjectId, familyId } = user;
    await deps.audit({ act: 'deletion-scheduled', familyId, actorId, subjectId }, tx);
  }

  async function unmark(user: UserRow, actorId: string, tx: Executor): Promise<UserRow> {
    const { [DELETED_BY]: _gone, ...metadata } = user.metadata;
    const kept = await users.update(user.id, { deletedAt: null, metadata }, tx);
    await deps.audit({ act: 'deletion-undone', familyId: user.familyId, actorId, subjectId: user.id }, tx);
    return kept ?? user;
  }

  async function undo(user: UserRow, actorId: string, tx: Executor): Promise<UserRow> {
    await deps.familyMembers.seen(user.familyId, deps.now(), tx);
    const root = user.metadata[DELETED_BY] === BY_ITSELF ? BY_ITSELF : user.id;
    for (const other of await deps.familyMembers.deleted(user.familyId, tx)) {
      const wentAlong = root === BY_ITSELF || Number(other.deletedAt) >= Number(user.deletedAt);
      if (other.id !== user.id && wentAlong && other.metadata[DELETED_BY] === root) {
        await unmark(other, actorId, tx);
      }
    }
    return unmark(user, actorId, tx);
  }

  return {
    /** Not deleted, or deleted by themselves or for want of use a short while ago. */
    mayReturn: (user: UserRow) =>
      user.deletedAt === null ||
      (isLatest(user) && [user.id, BY_ITSELF].includes(String(user.metadata[DELETED_BY]))),
    /** Deletes a person, by `actorId`; answers false when there is none to delete. */
    async schedule(userId: string, actorId: string, tx: Executor): Promise<boolean> {
      const user = await users.findForUpdate(userId, tx);
      if (!user || user.deletedAt) return false;
      await mark(user, actorId, tx);
      const left = await deps.familyMembers.present(user.familyId, tx);
      if (user.role === 'parent' && !left.some((person) => person.role === 'parent')) {
        for (const child of left) await mark(child, user.id, tx);
      }
      return true;
    },
    /** Deletes everybody of a family that nobody used. Answers who is to be told. */
    async scheduleUnused(familyId: string, tx: Executor): Promise<UserRow[]> {
      const people = await deps.familyMembers.present(familyId, tx);
      for (const person of people) await mark(person, null, tx);
      return people;
    },
    /** Undoes a deletion of one's own, and those it brought about. */
    undo: (user: UserRow, tx: Executor): Promise<UserRow> => undo(user, user.id, tx),
    /**
     * Undoes what a grown-up or an admin did to a child; false when there is nothing to undo any more.
     * Who deleted themselves comes back by their own sign-in only.
     */
    async restore(userId: string, actorId: string, tx: Executor): Promise<boolean> {
      const user = await users.findForUpdate(userId, tx);
      if (!user || !isLatest(user) || user.metadata[DELETED_BY] === user.id) return false;
      await undo(user, actorId, tx);
      return true;
    },
    /** Erases for good what can no longer be undone. Answers how many people. */
    erase: () => deps.familyMembers.erase(new Date(deps.now().getTime() - DAYS_TO_UNDO * DAY_MS)),
  };
}
export type Deletion = ReturnType<typeof createDeletion>;
