import type { User, usersPage } from '@ori/contracts/accounts';
import type { familyExport } from '@ori/contracts/families';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Operation } from '@ori/core/access/operations';
import { initialOf, isNameHeld } from '@ori/core/access/names-in-lists';
import type { Viewer } from '@ori/core/access/viewer';
import { isUnderAge, type Refusal } from '@ori/core/accounts/sign-up';
import type { z } from 'zod';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import { type Audit, namesRead } from '../../db/audit-entry.ts';
import type { Deletion } from './deletion.ts';
import type { DeletionLetter } from './deletion-letter.ts';
import type { OwnProof } from './own-proof.ts';
import { presentUser } from './present-user.ts';
import type { Reach } from './reach.ts';
import { type UserStore, pageOfUsers } from './users.store.ts';

const PAGE = 50;

/** Adds what another feature holds of a person to the export of their own data. */
export type Exporter = (userId: string) => Promise<Record<string, unknown>>;

interface PeopleDeps extends Pick<AccountsDeps, 'database' | 'now'> {
  readonly users: UserStore;
  readonly reach: Reach;
  readonly deletion: Deletion;
  readonly deletionLetter: DeletionLetter;
  readonly ownProof: OwnProof;
  readonly audit: Audit;
}

/** A learner in a list that was asked for without a reason: an account, and nothing that tells whose. */
function withoutName(user: User): User {
  const initial = initialOf(user.firstName);
  const unnamed = { firstName: initial, lastName: '', name: initial, email: null, avatarUrl: null };
  const untold = { age: null, gradeLevel: null, country: null, preferences: {}, metadata: {} };
  return { ...user, ...unnamed, ...untold };
}

/** Looking at, exporting and deleting people; who may is decided by the access table. */
export function createPeople(deps: PeopleDeps) {
  const { users, reach } = deps;
  const present = (row: UserRow) => presentUser(row, deps.now());

  async function get(operation: Operation, viewer: Viewer, id: string): Promise<Result<User, Refusal>> {
    const reached = await reach(operation, viewer, id);
    return reached.ok ? succeed(present(reached.value)) : reached;
  }

  return {
    get,
    /** The person themselves, or null when they are gone. */
    async me(viewer: Viewer): Promise<User | null> {
      const row = await users.find(viewer.userId);
      return row && !row.deletedAt ? present(row) : null;
    },
    /**
     * A page of everybody, in the order they came; the look is written down. Learners are named for a reason only,
     * which their families read beside the look.
     */
    async list(viewer: Viewer, cursor: string | undefined): Promise<z.infer<typeof usersPage>> {
      const rows = await pageOfUsers(deps.database.db, PAGE + 1, decodeCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, PAGE, ({ createdAt: at, id }) => ({ at, id }));
      const look = { act: 'people-listed', familyId: null, actorId: viewer.userId, subjectId: null };
      const named = namesRead('users.list', viewer, shown);
      await deps.audit([{ ...look, detail: { people: shown.length } }, ...named], deps.database.db);
      const listed = (row: UserRow) =>
        isNameHeld(viewer, row.role) ? withoutName(present(row)) : present(row);
      return { users: shown.map(listed), nextCursor };
    },
    /** Deletes a person, with 30 days to undo. Oneself, or one's child: a session left open is not enough. */
    async remove(viewer: Viewer, id: string): Promise<Result<null, Refusal>> {
      const reached = await reach('users.delete', viewer, id);
      if (!reached.ok) return reached;
      const { ageGroup } = reached.value;
      // With the account the record of a child's learning goes: that is for the grown-ups to decide.
      if (id === viewer.userId && isUnderAge(ageGroup)) return fail({ code: 'grown-up-needed' });
      const asksProof = id === viewer.userId || viewer.role === 'parent';
      if (asksProof && (await deps.ownProof.provedUntil(viewer)) === null)
        return fail({ code: 'proof-needed' });
      await deps.database.db.transaction((tx) => deps.deletion.schedule(id, viewer.userId, tx));
      deps.deletionLetter(reached.value);
      return succeed(null);
    },
    /** Everything kept of the person asking, their part of other features included. */
    async exportOwn(
      viewer: Viewer,
      exporters: readonly Exporter[],
    ): Promise<Result<z.infer<typeof familyExport>, Refusal>> {
      const own = await get('accounts.export', viewer, viewer.userId);
      if (!own.ok) return fail(own.failure);
      const parts = await Promise.all(exporters.map((exporter) => exporter(viewer.userId)));
      const data: Record<string, unknown> = Object.assign({}, ...parts);
      return succeed({ exportedAt: deps.now().toISOString(), user: own.value, data });
    },
  };
}
export type People = ReturnType<typeof createPeople>;
