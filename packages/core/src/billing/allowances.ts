import { PAST_DUE_DAYS, PLANS, type PaidPlanId, type PlanId } from '@ori/contracts/billing-plans';
import type { SubscriptionState } from './provider-event.ts';

const GRACE_MS = PAST_DUE_DAYS * 24 * 60 * 60 * 1000;

/** A subscription as far as it decides what is allowed. */
export interface HeldPlan {
  readonly plan: PaidPlanId;
  readonly status: SubscriptionState;
  readonly periodEndsAt: Date;
  readonly isCancelled: boolean;
  readonly pastDueSince: Date | null;
}

export interface Allowances {
  readonly plan: PlanId;
  /** Children who may learn at the same time; null: as many as there are. */
  readonly children: number | null;
  readonly hasClassroomTools: boolean;
}

/** Where nothing is sold, everything is open. */
export const EVERYTHING: Allowances = { plan: 'free', children: null, hasClassroomTools: true };

/**
 * Does a subscription still give what its plan allows? One whose payment failed does for 14 days, and so does one of
 * whose next period nothing was heard yet: a provider that is late locks nobody out.
 */
export function isInForce(held: HeldPlan, now: Date): boolean {
  const { status, periodEndsAt, isCancelled, pastDueSince } = held;
  if (status === 'ended') return false;
  if (status === 'past-due') return now.getTime() < (pastDueSince ?? periodEndsAt).getTime() + GRACE_MS;
  return now.getTime() < periodEndsAt.getTime() + (isCancelled ? 0 : GRACE_MS);
}

/** What a family or a teacher may do with all they hold; without anything the free plan. */
export function allowancesOf(held: readonly HeldPlan[], now: Date): Allowances {
  const plans = held.filter((each) => isInForce(each, now)).map(({ plan }) => PLANS[plan]);
  const counts = [PLANS.free, ...plans].map(({ children }) => children);
  return {
    plan: plans[0]?.id ?? 'free',
    children: counts.includes(null) ? null : Math.max(...counts.map((count) => count ?? 0)),
    hasClassroomTools: plans.some(({ hasClassroomTools }) => hasClassroomTools),
  };
}
