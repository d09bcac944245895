import type { ProviderEvent, SubscriptionState, ToldFacts } from '@ori/core/billing/provider-event';
import type Stripe from 'stripe';
import { soldBy } from './stripe-prices.ts';

const SECOND_MS = 1000;
/** A subscription that was never paid for (`incomplete`) is none yet. */
const STATES: Readonly<Record<string, SubscriptionState>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** When and under which name something is said. */
export interface Saying {
  readonly id: string;
  readonly at: number;
  readonly order: number;
}

export const idOf = (ref: string | { readonly id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null);

function cardOf({ default_payment_method: method }: Stripe.Subscription): ToldFacts['card'] {
  if (method === null || typeof method === 'string' || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}

/** What of a subscription is the plan: somebody may have put something else beside it at Stripe. */
export const planItem = ({ items: { data } }: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  data.find(({ price }) => soldBy(price.metadata) !== null) ?? data[0];

/** What Stripe says of a subscription; null when it is not ours, or not one yet. */
export function subscriptionEvent(saying: Saying, told: Stripe.Subscription): ProviderEvent | null {
  const item = planItem(told);
  const status = STATES[told.status];
  if (item === undefined || status === undefined) return null;
  const familyId = told.metadata['familyId'] ?? null;
  // A price put in by hand names no plan: the one before goes on, and is still heard to end.
  const sold = soldBy(item.price.metadata);
  if (sold === null && familyId === null) return null;
  const facts: ToldFacts = {
    customer: idOf(told.customer),
    ...(sold ?? { plan: null, interval: null }),
    status,
    startedAt: told.start_date * SECOND_MS,
    trialEndsAt: told.trial_end === null ? null : told.trial_end * SECOND_MS,
    periodEndsAt: (told.cancel_at ?? item.current_period_end) * SECOND_MS,
    isCancelled: told.cancel_at_period_end || told.cancel_at !== null,
    card: cardOf(told),
  };
  return { ...saying, familyId, subscription: told.id, kind: 'subscription', facts };
}

/** What an invoice says of a payment; null for one that costs nothing or belongs to no subscription. */
export function invoiceEvent(
  saying: Saying,
  invoice: Stripe.Invoice,
  outcome: 'paid' | 'failed',
): ProviderEvent | null {
  const of = invoice.parent?.subscription_details;
  const cents = outcome === 'paid' ? invoice.amount_paid : invoice.amount_due;
  if (!of || cents <= 0) return null;
  const { id: ref, number, currency } = invoice;
  const facts = { ref, number: number ?? ref, cents, currency, outcome };
  const subscription = idOf(of.subscription) ?? '';
  return { ...saying, familyId: of.metadata?.['familyId'] ?? null, subscription, kind: 'payment', facts };
}

/** A payment given back: the invoice's number and amount are known from the payment itself. */
export function refundEvent(
  saying: Saying,
  of: { subscription: string; invoice: string },
  refund: Stripe.Refund,
): ProviderEvent {
  const { amount: cents, currency } = refund;
  const facts = { ref: of.invoice, number: '', cents, currency, outcome: 'refunded' as const };
  return { ...saying, familyId: null, subscription: of.subscription, kind: 'payment', facts };
}
