import type { SubscriptionRow } from './events.store.ts';
import type { KnownSubscription } from './gateways/gateway.ts';

/** A kept subscription as its provider's adapter takes it. */
export function knownOf(row: SubscriptionRow): KnownSubscription {
  const { ref, customer, plan, interval, status, isCancelled, cardBrand, cardLast4 } = row;
  return {
    ref,
    customer,
    plan,
    interval,
    status,
    isCancelled,
    startedAt: row.startedAt.getTime(),
    trialEndsAt: row.trialEndsAt?.getTime() ?? null,
    periodEndsAt: row.periodEndsAt.getTime(),
    pastDueSince: row.pastDueSince?.getTime() ?? null,
    endedAt: row.endedAt?.getTime() ?? null,
    asOf: row.asOf.getTime(),
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
  };
}

/** The subscription that runs, the first one begun when there are two. */
export function runningOf(rows: readonly SubscriptionRow[]): SubscriptionRow | null {
  return rows.find(({ status }) => status !== 'ended') ?? null;
}
