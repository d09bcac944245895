import type { ErrorCode } from '@ori/contracts/errors';
import type { Child } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { lookAt } from '@ori/core/access/look';
import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { FamiliesDeps } from './families.deps.ts';
import type { ChildRow, RemovedRow } from './families.store.ts';
import { presentChild } from './present-child.ts';
import { undoableSince } from './undo-time.ts';

/** The one way to a child's record: by the access table, with an audit entry where it asks for one. */
export function createChildReach({ database, store, accounts, audit, now }: FamiliesDeps) {
  async function look<Row extends Pick<ChildRow, 'id' | 'familyId'>>(
    operation: Operation,
    viewer: Viewer,
    row: Row | null,
  ): Promise<Row | null> {
    if (row === null) return null;
    const { id: subjectId, familyId } = row;
    const subject = { userId: subjectId, familyId, role: 'student' as const };
    if (decide(operation, viewer, subject) !== 'allowed') return null;
    const detail = lookAt(operation, viewer, subject);
    if (detail) {
      await audit({ act: operation, familyId, actorId: viewer.userId, subjectId, detail }, database.db);
    }
    return row;
  }

  return {
    /** Null for a child that does not exist and for one of somebody else, alike. */
    async reach(operation: Operation, viewer: Viewer, childId: string): Promise<ChildRow | null> {
      return look(operation, viewer, await store.findChild(childId));
    },
    /** The same for a child that was taken away and can still come back. */
    async reachRemoved(operation: Operation, viewer: Viewer, childId: string): Promise<RemovedRow | null> {
      return look(operation, viewer, await store.findRemoved(childId, undoableSince(now())));
    },
    /** A child as it now stands. */
    async show(childId: string): Promise<Result<Child, ErrorCode>> {
      const [row, locked] = await Promise.all([store.findChild(childId), accounts.lockedAmong([childId])]);
      return row === null ? fail('not-found') : succeed(presentChild(row, locked.has(childId)));
    },
  };
}
export type ChildReach = ReturnType<typeof createChildReach>;
