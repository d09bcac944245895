import { type Interval, type PaidPlanId, PAST_DUE_DAYS, PLANS } from '@ori/contracts/billing-plans';
import { periodEndAfter } from './dates.ts';
import type { FoldedSubscription } from './fold-events.ts';
import type { Card, SubscriptionFacts } from './provider-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a period counts where a part of it is reckoned. */
const LENGTH_MS: Readonly<Record<Interval, number>> = { month: 30 * DAY_MS, year: 365 * DAY_MS };
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

/** Where the periods are counted from: the first one's beginning, or, after a change between, this one's end. */
function anchorOf({ trialEndsAt, startedAt, periodEndsAt, interval }: FoldedSubscription): Date {
  const first = new Date(trialEndsAt ?? startedAt);
  const isCounted =
    first.getTime() === periodEndsAt ||
    periodEndAfter(first, new Date(periodEndsAt - 1), interval).getTime() === periodEndsAt;
  return isCounted ? first : new Date(periodEndsAt);
}

/** The next period, whole, from where the last one ended. */
const nextPeriodEnd = (state: FoldedSubscription): number =>
  periodEndAfter(anchorOf(state), new Date(state.periodEndsAt), state.interval).getTime();

function factsOf(state: FoldedSubscription): SubscriptionFacts {
  const { asOf: _asOf, pastDueSince: _since, endedAt: _ended, ...facts } = state;
  return facts;
}

function renewed(state: FoldedSubscription): TestStep {
  const facts = factsOf(state);
  const at = state.periodEndsAt;
  if (state.isCancelled) return { at, facts: { ...facts, status: 'ended' }, payment: null };
  const cents = priceOf(state.plan, state.interval);
  if (state.card?.last4 === FAILING_LAST4)
    return { at, facts: { ...facts, status: 'past-due' }, payment: { cents, outcome: 'failed' } };
  const periodEndsAt = nextPeriodEnd(state);
  return { at, facts: { ...facts, status: 'active', periodEndsAt }, payment: { cents, outcome: 'paid' } };
}

/** What another card brings about: the period that was not paid for is paid at once; otherwise only the card changes. */
export function withCard(state: FoldedSubscription, card: Card, at: number): TestStep {
  const facts = { ...factsOf(state), card };
  if (state.status !== 'past-due') return { at, facts, payment: null };
  const payment = { cents: priceOf(state.plan, state.interval), outcome: 'paid' } as const;
  return { at, facts: { ...facts, status: 'active', periodEndsAt: nextPeriodEnd(state) }, payment };
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
  return { at, facts: { ...factsOf(state), status: 'ended' }, payment: null };
}

/** What is paid at a change of plan, in cents, and when the period ends then. */
export interface TestChange {
  readonly cents: number;
  readonly periodEndsAt: number;
}

/**
 * What a change of plan comes to: the part of the period that is left, at the new price less the old. From month to
 * year and back a new period begins. What was paid is never lost: where more of it is left than the new plan costs,
 * nothing is paid and the new plan runs the longer. In free days nothing is paid and nothing moves.
 */
export function changed(
  state: FoldedSubscription,
  to: { plan: PaidPlanId; interval: Interval },
  now: number,
): TestChange {
  const { status, interval, periodEndsAt } = state;
  if (status === 'trialing') return { cents: 0, periodEndsAt };
  const price = priceOf(to.plan, to.interval);
  const left = Math.min(1, Math.max(0, (periodEndsAt - now) / LENGTH_MS[interval]));
  const credit = Math.round(priceOf(state.plan, interval) * left);
  const isNewPeriod = interval !== to.interval;
  const cost = isNewPeriod ? price : Math.round(price * left);
  const from = new Date(now);
  const end = isNewPeriod ? periodEndAfter(from, from, to.interval).getTime() : periodEndsAt;
  if (cost >= credit) return { cents: cost - credit, periodEndsAt: end };
  const worthMs = Math.ceil((credit / price) * LENGTH_MS[to.interval]);
  return { cents: 0, periodEndsAt: Math.max(end, now + worthMs) };
}
