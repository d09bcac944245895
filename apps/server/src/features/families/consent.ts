import type { ConsentMethod } from '@ori/contracts/consent-methods';
import { CONSENT_LETTER_AFTER_HOURS } from '@ori/contracts/consent-methods';
import type { ErrorCode } from '@ori/contracts/errors';
import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { FamiliesDeps } from './families.deps.ts';

const HOUR_MS = 60 * 60 * 1000;

interface OwnChild {
  readonly childId: string;
  readonly familyId: string;
}
type Outcome<Value> = Promise<Result<Value, ErrorCode>>;

/** Consent, recorded with the version of its text, the method, what that rests on and the time, and as easy to revoke as to give. */
export function createConsentKeeper({ store, accounts, audit, now, newId }: Omit<FamiliesDeps, 'database'>) {
  /** By e-mail plus. Fails with 'address-unconfirmed'; false where a consent is in force already. */
  async function give(viewer: Viewer, { childId, familyId }: OwnChild, tx: Tx): Outcome<boolean> {
    const evidence = await accounts.addressProvedAt(viewer.userId);
    if (evidence === null) return fail('address-unconfirmed');
    const method: ConsentMethod = 'email-plus';
    const givenAt = now();
    const plusDueAt = new Date(givenAt.getTime() + CONSENT_LETTER_AFTER_HOURS * HOUR_MS);
    const given = { textVersion: CONSENT_TEXT_VERSION, method, evidence, givenAt, plusDueAt };
    const isNew = await store.giveConsent(
      { id: newId(), familyId, childId, givenBy: viewer.userId, ...given },
      tx,
    );
    if (!isNew) return succeed(false);
    const detail = { version: CONSENT_TEXT_VERSION, method };
    await audit({ act: 'consent-given', familyId, actorId: viewer.userId, subjectId: childId, detail }, tx);
    return succeed(true);
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
    const isNew = await give(viewer, child, tx);
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
