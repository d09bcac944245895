import type { LocalisedText } from '@ori/contracts/locale';
import type { Reason } from './reasons.ts';

/** A line of a proof: what holds (in formulas, or in words), and why. */
export interface ProofLine {
  readonly claim: string | LocalisedText;
  readonly reason: Reason;
}

/** A short proof; the reason of line `asked` is left to the learner, beside two `others` that do not fit. */
export interface Proof {
  readonly proves: LocalisedText;
  readonly lines: readonly ProofLine[];
  readonly asked: number;
  readonly others: readonly [Reason, Reason];
}
