import { type Interval, type PaidPlanId, PAST_DUE_DAYS, PLANS } from '@ori/contracts/billing-plans';
import { periodEndAfter } from './dates.ts';
import type { FoldedSubscription } from './fold-events.ts';
import type { SubscriptionFacts } from './provider-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A card of the pay page that pays once and never again. */
export const FAILING_LAST4 = '0341';

/** What the built-in gateway does at one moment: how the subscription stands then, and what is paid or failed. */
export interface TestStep {
  readonly at: number;
  readonly facts: SubscriptionFacts;
  readonly payment: { readonly cents: number; readonly outcome: 'paid' | 'failed' } | null;
}

/** The price in cents. @throws when the plan is not sold by this interval */
export function priceOf(plan: PaidPlanId, interval: Interval): number {
  const cents = PLANS[plan].cents[interval];
  if (cents === undefined) throw new Error(`${plan} is not sold by the ${interval}`);
  return cents;
}

function renewed(state: FoldedSubscription): TestStep {
  const { asOf: _asOf, pastDueSince: _since, endedAt: _ended, ...facts } = state;
  const at = state.periodEndsAt;
  if (state.isCancelled) return { at, facts: { ...facts, status: 'ended' }, payment: null };
  const cents = priceOf(state.plan, state.interval);
  if (state.card?.last4 === FAILING_LAST4)
    return { at, facts: { ...facts, status: 'past-due' }, payment: { cents, outcome: 'failed' } };
  const anchor = new Date(state.trialEndsAt ?? state.startedAt);
  const periodEndsAt = periodEndAfter(anchor, new Date(at), state.interval).getTime();
  return { at, facts: { ...facts, status: 'active', periodEndsAt }, payment: { cents, outcome: 'paid' } };
}

/**
 * The next thing the built-in gateway does with a subscription by itself, or null when nothing is due: the first
 * payment after the free days, a renewal, the end of one that was cancelled or was not paid for 14 days.
 */
export function nextTestStep(state: FoldedSubscription, now: number): TestStep | null {
  if (state.status === 'ended') return null;
  if (state.status !== 'past-due') return state.periodEndsAt <= now ? renewed(state) : null;
  const at = (state.pastDueSince ?? state.asOf) + PAST_DUE_DAYS * DAY_MS;
  if (at > now) return null;
  const { asOf: _asOf, pastDueSince: _since, endedAt: _ended, ...facts } = state;
  return { at, facts: { ...facts, status: 'ended' }, payment: null };
}

/**
 * What a change of plan costs at once: the part of the period that is left, at the new price less the old, and never
 * less than nothing; in free days nothing. From month to year a new period begins.
 */
export function prorated(
  state: FoldedSubscription,
  to: { plan: PaidPlanId; interval: Interval },
  now: number,
): number {
  if (state.status === 'trialing') return 0;
  const price = priceOf(to.plan, to.interval);
  const lengthMs = (state.interval === 'year' ? 365 : 30) * DAY_MS;
  const left = Math.min(1, Math.max(0, (state.periodEndsAt - now) / lengthMs));
  const credit = Math.round(priceOf(state.plan, state.interval) * left);
  const cost = state.interval === to.interval ? Math.round(price * left) : price;
  return Math.max(0, cost - credit);
}
