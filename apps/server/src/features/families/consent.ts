import type { ErrorCode } from '@ori/contracts/errors';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { carries } from '@ori/core/privacy/consent-rules';
import type { Tx } from '../../db/database.ts';
import { createConsentWriter, type OwnChild, type Shown } from './consent-writer.ts';
import type { FamiliesDeps } from './families.deps.ts';
import type { ConsentRow } from './consents.store.ts';

type Outcome<Value> = Promise<Result<Value, ErrorCode>>;

/** What this parent showed once, by more than e-mail, holds for the newer text too. */
function stronger(older: ConsentRow | null, { userId }: Viewer): Shown | null {
  if (older === null || older.givenBy !== userId || !carries(older.method, 'goes-to-others')) return null;
  return { method: older.method, evidence: older.evidence };
}

/** Consent, recorded with the version of its text, the method, what that rests on and the time, and as easy to revoke as to give. */
export function createConsentKeeper(deps: Omit<FamiliesDeps, 'database'>) {
  const { store, accounts, audit, now } = deps;
  const { byMail, write } = createConsentWriter(deps);

  /** Fails with 'address-unconfirmed'; false where a consent is in force already. */
  async function give(viewer: Viewer, child: OwnChild, tx: Tx, kept: Shown | null = null): Outcome<boolean> {
    const shown = kept ?? (await byMail(viewer, tx));
    if (shown === null) return fail('address-unconfirmed');
    return succeed(await write(viewer, child, { ...shown, textVersion: CONSENT_TEXT_VERSION }, tx));
  }

  async function revoke(viewer: Viewer, { childId, familyId }: OwnChild, tx: Tx): Promise<boolean> {
    if (!(await store.revokeConsent(childId, viewer.userId, now(), tx))) return false;
    await audit({ act: 'consent-revoked', familyId, actorId: viewer.userId, subjectId: childId }, tx);
    return true;
  }

  /**
   * To the text as it now stands: an older consent is replaced, a missing one is given; done before, nothing changes.
   * Fails with 'address-unconfirmed'.
   */
  async function agree(viewer: Viewer, child: OwnChild, tx: Tx): Outcome<null> {
    const asked = { childId: child.childId, textVersion: CONSENT_TEXT_VERSION, by: viewer.userId, at: now() };
    const older = await store.replaceConsent(asked, tx);
    const isNew = await give(viewer, child, tx, stronger(older, viewer));
    if (!isNew.ok) return isNew;
    const wasLearning = older !== null && older.restsSince === null;
    if (isNew.value && !wasLearning) await accounts.setActive(child.childId, true, tx);
    return succeed(null);
  }

  return {
    give,
    agree,
    /** Revoking signs the child out and keeps it out; giving again lets it in. Repeating either changes nothing. */
    async change(viewer: Viewer, child: OwnChild, isAgreed: boolean, tx: Tx): Outcome<null> {
      const change = isAgreed ? await give(viewer, child, tx) : succeed(await revoke(viewer, child, tx));
      if (!change.ok) return change;
      if (change.value) await accounts.setActive(child.childId, isAgreed, tx);
      return succeed(null);
    },
  };
}
export type ConsentKeeper = ReturnType<typeof createConsentKeeper>;
