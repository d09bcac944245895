import type { ErrorCode } from '@ori/contracts/errors';
import { type AddChildInput, type Child, CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import { createChildChanges } from './child-changes.ts';
import { createChildReach } from './child-reach.ts';
import { createConsentKeeper } from './consent.ts';
import type { FamiliesDeps } from './families.deps.ts';
import { presentChild } from './present-child.ts';
import { createRemovedChildren } from './removed-children.ts';
import { undoOnFailure } from '../../db/undo-on-failure.ts';

type ChildResult = Promise<Result<Child, ErrorCode>>;

/** Children and their grown-ups. A child of somebody else is answered like one that does not exist. */
export function createFamiliesService(deps: FamiliesDeps) {
  const { database, store, accounts, audit, now } = deps;
  const consent = createConsentKeeper(deps);
  const childReach = createChildReach(deps);

  /** Creates the child's account, the guardianship and the consent together, or none of them. */
  async function create(
    viewer: Viewer,
    input: AddChildInput,
    isDemo: boolean,
    tx: Tx,
  ): Promise<Result<string, ErrorCode>> {
    const { userId: guardianId, familyId, locale, timeZone } = viewer;
    if (!(await deps.hasPlaceLeft(familyId, tx))) return fail('no-place-left');
    const created = await accounts.createChild({ ...input, familyId, locale, timeZone, demo: isDemo }, tx);
    if (!created.ok) return created;
    const { userId: childId } = created.value;
    await store.addGuardianship({ guardianId, childId, familyId, createdAt: now() }, tx);
    await consent.give(viewer, { childId, familyId }, tx);
    await audit({ act: 'child-added', familyId, actorId: guardianId, subjectId: childId }, tx);
    return succeed(childId);
  }

  return {
    ...createChildChanges({ ...deps, childReach, consent }),
    ...createRemovedChildren({ ...deps, childReach }),
    async children(viewer: Viewer): Promise<Child[]> {
      const rows = await store.childrenOf(viewer.userId);
      const locked = await accounts.lockedAmong(rows.map(({ id }) => id));
      return rows.map((row) => presentChild(row, locked.has(row.id)));
    },
    async child(viewer: Viewer, childId: string): ChildResult {
      const row = await childReach.reach('families.child', viewer, childId);
      return row === null ? fail('not-found') : childReach.show(childId);
    },
    /** Fails with 'consent-needed', 'pins-differ', 'no-place-left' or what the account refuses; nothing is written then. */
    async addChild(
      viewer: Viewer,
      input: AddChildInput,
      options: { readonly isDemo?: boolean } = {},
    ): ChildResult {
      if (!input.consent || input.consentVersion !== CONSENT_TEXT_VERSION) return fail('consent-needed');
      if (input.pin !== input.pinConfirmation) return fail('pins-differ');
      const isDemo = options.isDemo ?? false;
      const added = await undoOnFailure(database.db, (tx) => create(viewer, input, isDemo, tx));
      return added.ok ? childReach.show(added.value) : added;
    },
  };
}
export type FamiliesService = ReturnType<typeof createFamiliesService>;
