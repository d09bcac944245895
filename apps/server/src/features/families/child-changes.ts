import type { ErrorCode } from '@ori/contracts/errors';
import type { Child, UpdateChildInput } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { ChildReach } from './child-reach.ts';
import type { ConsentKeeper } from './consent.ts';
import type { FamiliesDeps } from './families.deps.ts';
import type { ChildRow } from './families.store.ts';
import { undoOnFailure } from '../../db/undo-on-failure.ts';

interface Deps extends FamiliesDeps {
  readonly childReach: ChildReach;
  readonly consent: ConsentKeeper;
}

/** What a grown-up may change about a child, and taking it away. */
export function createChildChanges(deps: Deps) {
  const { database, accounts, audit, childReach, consent } = deps;
  const { reach, show } = childReach;

  /** A parent's session left open must not be enough to take a child's account, or to take a child away. */
  const lacksProof = async (viewer: Viewer): Promise<boolean> =>
    viewer.role === 'parent' && (await deps.provedUntil(viewer)) === null;

  async function write(
    viewer: Viewer,
    { id: childId, familyId }: ChildRow,
    changes: UpdateChildInput,
    tx: Tx,
  ): Promise<Result<null, ErrorCode>> {
    const { pin, unlock, consent: isAgreed, ...details } = changes;
    const updated = await accounts.updateChild(childId, details, tx);
    if (!updated.ok) return updated;
    if (isAgreed !== undefined) {
      const changed = await consent.change(viewer, { childId, familyId }, isAgreed, tx);
      if (!changed.ok) return changed;
    }
    if (unlock) await accounts.unlock(childId, tx);
    const detail = { fields: Object.keys(changes).join(' ') };
    await audit({ act: 'child-changed', familyId, actorId: viewer.userId, subjectId: childId, detail }, tx);
    return pin === undefined ? succeed(null) : accounts.renewPin(childId, pin, tx);
  }

  return {
    /** Changes details, renews the PIN (which asks a parent for their own secret first), unlocks, revokes consent or gives it again: all of it or nothing. */
    async updateChild(
      viewer: Viewer,
      childId: string,
      changes: UpdateChildInput,
    ): Promise<Result<Child, ErrorCode>> {
      const row = await reach('families.updateChild', viewer, childId);
      if (row === null) return fail('not-found');
      // An admin may end a consent, for the child's sake; only a parent can give one.
      if (changes.consent === true && viewer.role !== 'parent') return fail('not-allowed');
      if (changes.pin !== undefined && (await lacksProof(viewer))) return fail('proof-needed');
      const changed = await undoOnFailure(database.db, (tx) => write(viewer, row, changes, tx));
      return changed.ok ? show(childId) : changed;
    },
    /** Agrees to the consent text in force, for one child. */
    async agree(viewer: Viewer, childId: string): Promise<Result<Child, ErrorCode>> {
      const row = await reach('families.agree', viewer, childId);
      if (row === null) return fail('not-found');
      const { familyId } = row;
      const agreed = await undoOnFailure(database.db, (tx) =>
        consent.agree(viewer, { childId, familyId }, tx),
      );
      return agreed.ok ? show(childId) : agreed;
    },
    /** Signs the child out, once a parent has given their own secret, and deletes it after the days in which that can be undone. */
    async removeChild(viewer: Viewer, childId: string): Promise<Result<null, 'not-found' | 'proof-needed'>> {
      if ((await reach('families.removeChild', viewer, childId)) === null) return fail('not-found');
      if (await lacksProof(viewer)) return fail('proof-needed');
      const isGone = await database.db.transaction((tx) =>
        accounts.scheduleDeletion(childId, viewer.userId, tx),
      );
      return isGone ? succeed(null) : fail('not-found');
    },
  };
}
