import type { Interval, PaidPlanId } from '@ori/contracts/billing-plans';
import type { PaymentFacts, ProviderEvent, SubscriptionFacts } from './provider-event.ts';

type Told<Kind extends ProviderEvent['kind']> = Extract<ProviderEvent, { kind: Kind }>;
/** What was said of a subscription, with the plan it stands for. */
interface Stand {
  readonly at: number;
  readonly facts: SubscriptionFacts;
}

/** A subscription after everything that was said of it. */
export interface FoldedSubscription extends SubscriptionFacts {
  /** The moment of the last event that counted. */
  readonly asOf: number;
  readonly pastDueSince: number | null;
  readonly endedAt: number | null;
}

export interface FoldedPayment {
  readonly ref: string;
  readonly number: string;
  readonly plan: PaidPlanId;
  readonly interval: Interval;
  readonly cents: number;
  readonly currency: string;
  readonly status: PaymentFacts['outcome'];
  readonly at: number;
}

export interface Folded {
  /** Null until the provider told of the subscription itself. */
  readonly subscription: FoldedSubscription | null;
  readonly payments: readonly FoldedPayment[];
}

/** A payment only ever goes on: what was paid does not fail, what was given back is not paid again. */
const RANK: Readonly<Record<PaymentFacts['outcome'], number>> = { failed: 0, paid: 1, refunded: 2 };

/** By the provider's clock, and of one moment in a fixed order: the same events always stand in the same row. */
function inOrder(a: ProviderEvent, b: ProviderEvent): number {
  return a.at - b.at || a.order - b.order || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What a later word leaves out stays as it was told before. */
function unsaid(before: FoldedSubscription | null, facts: SubscriptionFacts) {
  const { customer = null, card = null, trialEndsAt = null } = before ?? {};
  return {
    customer: facts.customer ?? customer,
    card: facts.card ?? card,
    trialEndsAt: facts.trialEndsAt ?? trialEndsAt,
  };
}

function step(before: FoldedSubscription | null, { at, facts }: Stand): FoldedSubscription {
  if (before?.status === 'ended') return before;
  const { status } = facts;
  return {
    ...facts,
    ...unsaid(before, facts),
    asOf: at,
    pastDueSince: status === 'past-due' ? (before?.pastDueSince ?? at) : null,
    endedAt: status === 'ended' ? at : null,
  };
}

/** Whatever names no plan stands for the one named before; before the first that is named, nothing is known. */
function withPlans(told: readonly Told<'subscription'>[]): Stand[] {
  const stands: Stand[] = [];
  for (const { at, facts } of told) {
    const { plan, interval } = facts.plan === null ? (stands.at(-1)?.facts ?? facts) : facts;
    if (plan !== null) stands.push({ at, facts: { ...facts, plan, interval } });
  }
  return stands;
}

function paymentOf(
  said: readonly Told<'payment'>[],
  planAt: (at: number) => SubscriptionFacts,
): FoldedPayment {
  const best = said.reduce((a, b) => (RANK[b.facts.outcome] > RANK[a.facts.outcome] ? b : a));
  // A refund may tell nothing of what was paid: the amount and the number are the payment's own.
  const named = said.filter(({ facts }) => facts.number !== '');
  const base = named.find(({ facts }) => facts.outcome === 'paid') ?? named[0] ?? best;
  const { plan, interval } = planAt(base.at);
  const { ref, number, cents, currency } = base.facts;
  return { ref, number, plan, interval, cents, currency, status: best.facts.outcome, at: base.at };
}

/**
 * What a provider's events come to. Each is counted once however often it came, and the order in which they came does
 * not matter: providers repeat themselves, and tell of a payment before they tell of its subscription.
 */
export function foldEvents(events: readonly ProviderEvent[]): Folded {
  const once = [...new Map(events.map((event) => [event.id, event])).values()].toSorted(inOrder);
  const told = withPlans(once.filter((event) => event.kind === 'subscription'));
  const [first] = told;
  if (first === undefined) return { subscription: null, payments: [] };
  const planAt = (at: number) => (told.findLast((event) => event.at <= at) ?? first).facts;
  const byRef = Map.groupBy(
    once.filter((event) => event.kind === 'payment'),
    ({ facts }) => facts.ref,
  );
  return {
    subscription: told.reduce<FoldedSubscription | null>(step, null),
    payments: [...byRef.values()].map((said) => paymentOf(said, planAt)),
  };
}
