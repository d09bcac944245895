import type { ErrorCode } from '@ori/contracts/errors';
import type { Child, RemovedChild } from '@ori/contracts/families';
import { fail, type Result } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { ChildReach } from './child-reach.ts';
import type { FamiliesDeps } from './families.deps.ts';
import type { RemovedRow } from './families.store.ts';
import { undoableSince, vanishesAt } from './undo-time.ts';

function present({ familyId: _own, removedAt, ...child }: RemovedRow): RemovedChild {
  return {
    ...child,
    removedAt: removedAt.toISOString(),
    vanishesAt: vanishesAt(removedAt).toISOString(),
  };
}

interface Deps extends FamiliesDeps {
  readonly childReach: ChildReach;
}

/** Children who were taken away, as long as that can be undone (design §5). */
export function createRemovedChildren({ database, store, accounts, childReach, now }: Deps) {
  return {
    async removedChildren(viewer: Viewer): Promise<RemovedChild[]> {
      return (await store.removedOf(viewer.userId, undoableSince(now()))).map(present);
    },
    /** Brings a child back as it was: consent, record, Sacred ID and PIN. 'not-found' when it is too late. */
    async restoreChild(viewer: Viewer, childId: string): Promise<Result<Child, ErrorCode>> {
      const row = await childReach.reachRemoved('families.restoreChild', viewer, childId);
      if (row === null) return fail('not-found');
      const isBack = await database.db.transaction((tx) =>
        accounts.restoreDeleted(childId, viewer.userId, tx),
      );
      return isBack ? childReach.show(childId) : fail('not-found');
    },
  };
}
