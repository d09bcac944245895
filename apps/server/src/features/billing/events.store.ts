import type { FoldedPayment, FoldedSubscription } from '@ori/core/billing/fold-events';
import type { ProviderEvent } from '@ori/core/billing/provider-event';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { billingEvents, checkouts, receipts, subscriptions } from './billing.tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ReceiptRow = typeof receipts.$inferSelect;
type GatewayKind = SubscriptionRow['gateway'];

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

function columnsOf(folded: FoldedSubscription) {
  const { customer, plan, interval, status, isCancelled, card } = folded;
  return {
    customer,
    plan,
    interval,
    status,
    isCancelled,
    startedAt: new Date(folded.startedAt),
    trialEndsAt: dateOf(folded.trialEndsAt),
    periodEndsAt: new Date(folded.periodEndsAt),
    pastDueSince: dateOf(folded.pastDueSince),
    endedAt: dateOf(folded.endedAt),
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    asOf: new Date(folded.asOf),
  };
}

/** What a provider said of one subscription, and what it comes to; all within one transaction. */
export function createEventsStore(tx: Tx, gateway: GatewayKind, ref: string) {
  return {
    ref,
    /** Nobody else keeps events of this subscription meanwhile. */
    async lock(): Promise<void> {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${gateway}:${ref}`}, 0))`,
      );
    },
    /** The family the subscription belongs to, as earlier events have it. */
    async family(): Promise<string | null> {
      const rows = await tx
        .select({ familyId: billingEvents.familyId })
        .from(billingEvents)
        .where(eq(billingEvents.subscriptionRef, ref))
        .limit(1);
      return rows[0]?.familyId ?? null;
    },
    /** False when it was kept before, or when the family is gone. */
    async add(event: ProviderEvent, familyId: string, receivedAt: Date): Promise<boolean> {
      const { rowCount } = await tx.execute(
        sql`insert into billing_events (gateway, id, family_id, subscription_ref, event, received_at)
          select ${gateway}, ${event.id}, id, ${ref}, ${JSON.stringify(event)}::jsonb, ${receivedAt}
          from families where id = ${familyId}::uuid for share on conflict do nothing`,
      );
      return rowCount === 1;
    },
    async all(): Promise<ProviderEvent[]> {
      const rows = await tx
        .select({ event: billingEvents.event })
        .from(billingEvents)
        .where(eq(billingEvents.subscriptionRef, ref));
      return rows.map(({ event }) => event);
    },
    async subscription(): Promise<SubscriptionRow | null> {
      const rows = await tx.select().from(subscriptions).where(eq(subscriptions.ref, ref));
      return rows[0] ?? null;
    },
    async receipts(): Promise<ReceiptRow[]> {
      return tx.select().from(receipts).where(eq(receipts.subscriptionRef, ref));
    },
    async putSubscription(folded: FoldedSubscription, familyId: string, id: string): Promise<void> {
      const columns = columnsOf(folded);
      // Free days that end on another day are announced once more.
      const remindedAt = sql`case when ${subscriptions.trialEndsAt} is not distinct from excluded.trial_ends_at
        then ${subscriptions.remindedAt} end`;
      await tx
        .insert(subscriptions)
        .values({ ...columns, id, familyId, gateway, ref })
        .onConflictDoUpdate({
          target: [subscriptions.familyId, subscriptions.gateway, subscriptions.ref],
          set: { ...columns, remindedAt },
        });
    },
    async putReceipt(payment: FoldedPayment, familyId: string, id: string): Promise<void> {
      const { at, ...rest } = payment;
      const columns = { ...rest, at: new Date(at) };
      await tx
        .insert(receipts)
        .values({ ...columns, id, familyId, gateway, subscriptionRef: ref })
        .onConflictDoUpdate({ target: [receipts.gateway, receipts.ref], set: columns });
    },
  };
}

/** Notes which subscription came of a checkout. */
export async function completeCheckout(checkoutRef: string, subscriptionRef: string, tx: Tx): Promise<void> {
  const state = 'complete' as const;
  await tx.update(checkouts).set({ state, subscriptionRef }).where(eq(checkouts.ref, checkoutRef));
}
