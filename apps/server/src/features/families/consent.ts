import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { FamiliesDeps } from './families.deps.ts';

/** How a grown-up showed who they are: they were signed in to an account of their own. */
const CONSENT_METHOD = 'signed-in parent';

interface OwnChild {
  readonly childId: string;
  readonly familyId: string;
}

/** Consent, recorded with the version of its text, the method and the time, and as easy to revoke as to give. */
export function createConsentKeeper({ store, accounts, audit, now, newId }: Omit<FamiliesDeps, 'database'>) {
  async function give(viewer: Viewer, { childId, familyId }: OwnChild, tx: Tx): Promise<boolean> {
    const given = { textVersion: CONSENT_TEXT_VERSION, method: CONSENT_METHOD, givenAt: now() };
    const isNew = await store.giveConsent(
      { id: newId(), familyId, childId, givenBy: viewer.userId, ...given },
      tx,
    );
    if (!isNew) return false;
    const detail = { version: CONSENT_TEXT_VERSION };
    await audit({ act: 'consent-given', familyId, actorId: viewer.userId, subjectId: childId, detail }, tx);
    return true;
  }

  async function revoke(viewer: Viewer, { childId, familyId }: OwnChild, tx: Tx): Promise<boolean> {
    if (!(await store.revokeConsent(childId, viewer.userId, now(), tx))) return false;
    await audit({ act: 'consent-revoked', familyId, actorId: viewer.userId, subjectId: childId }, tx);
    return true;
  }

  /** To the text as it now stands: an older consent is replaced, a missing one is given; done before, nothing changes. */
  async function agree(viewer: Viewer, child: OwnChild, tx: Tx): Promise<void> {
    const asked = { childId: child.childId, textVersion: CONSENT_TEXT_VERSION, by: viewer.userId, at: now() };
    const wasInForce = await store.replaceConsent(asked, tx);
    const isNew = await give(viewer, child, tx);
    if (isNew && !wasInForce) await accounts.setActive(child.childId, true, tx);
  }

  return {
    give,
    agree,
    /** Revoking signs the child out and keeps it out; giving again lets it in. Repeating either changes nothing. */
    async change(viewer: Viewer, child: OwnChild, isAgreed: boolean, tx: Tx): Promise<void> {
      const isChange = isAgreed ? await give(viewer, child, tx) : await revoke(viewer, child, tx);
      if (isChange) await accounts.setActive(child.childId, isAgreed, tx);
    },
  };
}
export type ConsentKeeper = ReturnType<typeof createConsentKeeper>;
