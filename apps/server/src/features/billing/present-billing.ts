import type { Receipt, Subscription } from '@ori/contracts/billing';
import { PAST_DUE_DAYS } from '@ori/contracts/billing-plans';
import { moneyBackUntil } from '@ori/core/billing/money-back';
import type { ReceiptRow, SubscriptionRow } from './events.store.ts';

const GRACE_MS = PAST_DUE_DAYS * 24 * 60 * 60 * 1000;

/** Until when a plan whose payment failed keeps what it allows; null: it did not fail. */
function pastDueUntil({ status, pastDueSince, periodEndsAt }: SubscriptionRow): string | null {
  if (status !== 'past-due') return null;
  return new Date((pastDueSince ?? periodEndsAt).getTime() + GRACE_MS).toISOString();
}

/** A subscription as its payer sees it. */
export function presentSubscription(
  row: SubscriptionRow,
  paid: readonly ReceiptRow[],
  now: Date,
): Subscription {
  const { plan, interval, status, isCancelled, cardBrand, cardLast4 } = row;
  const trialEndsAt = status === 'trialing' ? (row.trialEndsAt?.toISOString() ?? null) : null;
  const until = status === 'ended' ? null : moneyBackUntil(paid, now);
  return {
    plan,
    interval,
    status,
    trialEndsAt,
    isCancelled,
    pastDueUntil: pastDueUntil(row),
    startedAt: row.startedAt.toISOString(),
    periodEndsAt: (row.endedAt ?? row.periodEndsAt).toISOString(),
    moneyBackUntil: until?.toISOString() ?? null,
    card: cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 },
  };
}

export function presentReceipt({
  id,
  number,
  at,
  plan,
  interval,
  cents,
  currency,
  status,
}: ReceiptRow): Receipt {
  return { id, number, at: at.toISOString(), plan, interval, cents, currency, status };
}
