import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import type { GroundedClaim } from '@ori/core/tutor/ground';
import { findClaimTopic } from '@ori/core/tutor/ground/find-claim-topic';

/** Finds the ledger's claim on what a message asks about; the ledger is read when the first one does. */
export function createClaimLookUp(claimsIn: (locale: Locale) => readonly LedgerClaim[]) {
  return (message: string, locale: Locale): GroundedClaim | null => {
    const topic = findClaimTopic(message);
    if (topic === null) return null;
    const claim = claimsIn(locale).find(({ id }) => id === topic.claim);
    if (claim === undefined) return null;
    const { id, title, text, lang, label, lessonId } = claim;
    return { id, name: topic.name, title, text, lang, label, lessonId };
  };
}
