import type { CareCategory, SafetyTier } from '@ori/contracts/tutor-names';

/** What a message may be about that needs more care than a lesson (tutor.md §6). */
export type SafetyCategory = CareCategory | 'sexual' | 'profanity' | 'jailbreak' | 'pii';
export type { CareCategory };

/** One way of saying it. `id` names the rule in alerts and tests, never the child's words. */
export interface TriageRule {
  readonly id: string;
  /** Read against a reading of the message (see `readings.ts`). */
  readonly pattern: RegExp;
  /** The rule keeps silent where this stands anywhere in the message. */
  readonly unless?: RegExp;
}

export interface TriageCategory<Category extends SafetyCategory = SafetyCategory> {
  readonly category: Category;
  readonly tier: SafetyTier;
  /** Phrases that only sound like it. They are taken out first, so that a real cry beside them is still heard. */
  readonly harmless: RegExp | null;
  readonly rules: readonly TriageRule[];
}

/** What was heard in a message. */
export interface Triage<Category extends SafetyCategory = SafetyCategory> {
  readonly tier: SafetyTier;
  readonly category: Category;
  /** The rule that spoke, for the audit; it says nothing of the child's words. */
  readonly rule: string;
  /** A hint that somebody of the child's family is part of it: then the family is not told. */
  readonly involvesFamily: boolean;
}
