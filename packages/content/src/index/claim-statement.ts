import type { LedgerClaim, Statement } from '@ori/contracts/heritage';

/** A claim as another answer states it; null for none. */
export function statementOf(claim: LedgerClaim | undefined): Statement | null {
  return claim ? { text: claim.text, claimId: claim.id, label: claim.label, sources: claim.sources } : null;
}
