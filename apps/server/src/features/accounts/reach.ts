import { type Result, fail, succeed } from '@ori/contracts/result';
import { lookAt } from '@ori/core/access/look';
import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { Refusal } from '@ori/core/accounts/sign-up';
import type { AccountsDeps } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { UserStore } from './users.store.ts';

/** The record of a person, if the viewer may do this to it; an admin's look is written down first, with its reason. */
export type Reach = (operation: Operation, viewer: Viewer, id: string) => Promise<Result<UserRow, Refusal>>;

/** Finds records by the access table: somebody else's is 'not-found', as one that does not exist. */
export function createReach(deps: {
  readonly database: AccountsDeps['database'];
  readonly users: UserStore;
  readonly audit: Audit;
}): Reach {
  return async (operation, viewer, id) => {
    const row = await deps.users.find(id);
    if (!row || row.deletedAt) return fail({ code: 'not-found' });
    const { familyId, role } = row;
    const subject = { userId: id, familyId, role };
    const decision = decide(operation, viewer, subject);
    if (decision !== 'allowed') return fail({ code: decision });
    const detail = lookAt(operation, viewer, subject);
    if (detail) {
      const look = { act: 'record-opened', familyId, actorId: viewer.userId, subjectId: id };
      await deps.audit({ ...look, detail }, deps.database.db);
    }
    return succeed(row);
  };
}
