import { UNUSED_DAYS, UNUSED_LETTER_DAYS } from '@ori/contracts/retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A family, or the account of one teacher or learner, as far as it decides whether anybody still uses it. */
export interface UnusedFacts {
  /** When somebody of the family was last signed in. */
  readonly lastActiveAt: Date;
  /** When it was written to, the first and the second time. */
  readonly toldAt: Date | null;
  readonly toldAgainAt: Date | null;
  readonly hasRunningPlan: boolean;
  readonly hasAdmin: boolean;
}
export type UnusedStep = 'tell' | 'tell-again' | 'delete';

const isOver = (since: Date, days: number, now: Date): boolean =>
  now.getTime() - since.getTime() >= days * DAY_MS;

/**
 * What is due for an account nobody uses; null: nothing yet. A letter after 24 months, a second one 30 days later, and
 * 30 days after that it is deleted. A late letter moves what follows; whoever comes back starts anew.
 */
export function unusedStep(facts: UnusedFacts, now: Date): UnusedStep | null {
  const { lastActiveAt, toldAt, toldAgainAt } = facts;
  if (facts.hasAdmin || facts.hasRunningPlan || !isOver(lastActiveAt, UNUSED_DAYS, now)) return null;
  if (toldAt === null || toldAt <= lastActiveAt) return 'tell';
  if (!isOver(toldAgainAt ?? toldAt, UNUSED_LETTER_DAYS, now)) return null;
  return toldAgainAt === null ? 'tell-again' : 'delete';
}

/** The earliest moment at which an account is deleted after a letter sent now, the first or the second. */
export function deletedAfter(step: 'tell' | 'tell-again', now: Date): Date {
  return new Date(now.getTime() + (step === 'tell' ? 2 : 1) * UNUSED_LETTER_DAYS * DAY_MS);
}
