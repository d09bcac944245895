import type { ErrorCode } from '@ori/contracts/errors';
import { type AddChildInput, type Child, CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import { createChildChanges } from './child-changes.ts';
import { type ChildDraft, createChildDrafts } from './child-drafts.ts';
import { createChildReach } from './child-reach.ts';
import { createConsentKeeper } from './consent.ts';
import { createConsentJobs } from './consent-jobs.ts';
import { createConsentMethods } from './consent-methods.ts';
import { presentChild } from './present-child.ts';
import { createRemovedChildren } from './removed-children.ts';
import { undoOnFailure } from '../../db/undo-on-failure.ts';

type ChildResult = Promise<Result<Child, ErrorCode>>;
type Options = { readonly isDemo?: boolean };

/** What the form itself decides. */
function faultOf(input: AddChildInput): ErrorCode | null {
  if (!input.consent || input.consentVersion !== CONSENT_TEXT_VERSION) return 'consent-needed';
  return input.pin === input.pinConfirmation ? null : 'pins-differ';
}

/** Children and their grown-ups. A child of somebody else is answered like one that does not exist. */
export function createFamiliesService(deps: Parameters<typeof createConsentJobs>[0]) {
  const { database, store, accounts, audit, now } = deps;
  const consent = createConsentKeeper(deps);
  const childReach = createChildReach(deps);
  const drafts = createChildDrafts(deps);

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
    const given = await consent.give(viewer, { childId, familyId }, tx);
    if (!given.ok) return given;
    await audit({ act: 'child-added', familyId, actorId: guardianId, subjectId: childId }, tx);
    return succeed(childId);
  }

  async function addChild(
    viewer: Viewer,
    input: AddChildInput,
    { isDemo = false }: Options = {},
  ): ChildResult {
    const fault = faultOf(input);
    if (fault) return fail(fault);
    // Children who are here go on; what an operator has to tell is told before one more is taken in.
    if (!isDemo && !(await deps.mayTakeChildren())) return fail('operator-unnamed');
    // Asked before anything of the child is written, and once more with the consent.
    if ((await accounts.addressProvedAt(viewer.userId)) === null) return fail('address-unconfirmed');
    const added = await undoOnFailure(database.db, (tx) => create(viewer, input, isDemo, tx));
    return added.ok ? childReach.show(added.value) : added;
  }

  return {
    ...createChildChanges({ ...deps, childReach, consent }),
    ...createRemovedChildren({ ...deps, childReach }),
    ...createConsentMethods({ ...deps, childReach }),
    jobs: createConsentJobs(deps),
    async children(viewer: Viewer): Promise<Child[]> {
      const rows = await store.childrenOf(viewer.userId);
      const locked = await accounts.lockedAmong(rows.map(({ id }) => id));
      return rows.map((row) => presentChild(row, locked.has(row.id)));
    },
    async child(viewer: Viewer, childId: string): ChildResult {
      const row = await childReach.reach('families.child', viewer, childId);
      return row === null ? fail('not-found') : childReach.show(childId);
    },
    /**
     * Fails with 'operator-unnamed', 'consent-needed', 'pins-differ', 'address-unconfirmed', 'no-place-left' or what the account refuses;
     * nothing is written then.
     */
    addChild,
    /** The same for a parent whose address is not confirmed yet: a sealed draft of the child, kept nowhere here. */
    async draftChild(viewer: Viewer, input: AddChildInput): Promise<Result<ChildDraft, ErrorCode>> {
      const fault = faultOf(input);
      return fault ? fail(fault) : drafts.draftOf(viewer, input);
    },
    /** Adds the child of a draft; fails with 'draft-over' besides. */
    async sendDraft(viewer: Viewer, draft: string): ChildResult {
      const input = drafts.read(viewer, draft);
      return input === null ? fail('draft-over') : addChild(viewer, input);
    },
  };
}
export type FamiliesService = ReturnType<typeof createFamiliesService>;
