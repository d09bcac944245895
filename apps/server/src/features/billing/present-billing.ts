import type { Receipt, Subscription } from '@ori/contracts/billing';
import { moneyBackUntil } from '@ori/core/billing/money-back';
import type { ReceiptRow, SubscriptionRow } from './events.store.ts';

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
