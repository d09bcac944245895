import { CONSENT_LETTER_AFTER_HOURS } from '@ori/contracts/consent-methods';
import type { Viewer } from '@ori/core/access/viewer';
import type { Tx } from '../../db/database.ts';
import type { FamiliesDeps } from './families.deps.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How a consent was shown to be a parent's. */
export interface Shown {
  readonly method: string;
  readonly evidence: string | null;
  readonly plusDueAt?: Date;
}
export interface OwnChild {
  readonly childId: string;
  readonly familyId: string;
}

/** Writes consents down, each with how it was shown, and audited. */
export function createConsentWriter({ store, accounts, audit, now, newId }: Omit<FamiliesDeps, 'database'>) {
  /** By e-mail plus; null while the address is not confirmed. */
  async function byMail({ userId }: Viewer, tx: Tx): Promise<Shown | null> {
    const evidence = await accounts.addressProvedAt(userId, tx);
    if (evidence === null) return null;
    const plusDueAt = new Date(now().getTime() + CONSENT_LETTER_AFTER_HOURS * HOUR_MS);
    return { method: 'email-plus', evidence, plusDueAt };
  }

  /** False where a consent is in force already. */
  async function write(
    viewer: Viewer,
    { childId, familyId }: OwnChild,
    { textVersion, ...shown }: Shown & { readonly textVersion: string },
    tx: Tx,
  ): Promise<boolean> {
    const row = {
      id: newId(),
      familyId,
      childId,
      givenBy: viewer.userId,
      givenAt: now(),
      textVersion,
      ...shown,
    };
    if (!(await store.giveConsent(row, tx))) return false;
    const detail = { version: textVersion, method: shown.method };
    await audit({ act: 'consent-given', familyId, actorId: viewer.userId, subjectId: childId, detail }, tx);
    return true;
  }

  return { byMail, write };
}
