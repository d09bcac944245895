import { type Folded, foldEvents } from '@ori/core/billing/fold-events';
import type { ProviderEvent } from '@ori/core/billing/provider-event';
import type { Tx } from '../../db/database.ts';
import type { BillingDeps } from './billing.deps.ts';
import {
  completeCheckout,
  createEventsStore,
  type ReceiptRow,
  type SubscriptionRow,
} from './events.store.ts';

type GatewayKind = SubscriptionRow['gateway'];
type EventsStore = ReturnType<typeof createEventsStore>;

/** A payment that is told of for the first time, or that went on. */
export interface PaymentNews {
  readonly familyId: string;
  readonly subscriptionRef: string;
  readonly receipt: Pick<ReceiptRow, 'number' | 'plan' | 'interval' | 'cents' | 'currency' | 'status' | 'at'>;
}

interface Deps extends Pick<BillingDeps, 'database' | 'audit' | 'log' | 'now' | 'newId'> {
  /** Writes the letters about payments, within the transaction that keeps them. */
  readonly write: (news: readonly PaymentNews[], tx: Tx) => Promise<void>;
}

/** Events and who brought them about: a grown-up by a press, or nobody of the house. */
export interface Said {
  readonly gateway: GatewayKind;
  readonly events: readonly ProviderEvent[];
  readonly actorId?: string | null;
  /** The checkout that is paid for by these events. */
  readonly checkoutRef?: string;
}

const FAMILY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The act of a change, for the audit; null when nothing of weight changed. */
function actOf(before: SubscriptionRow | null, { subscription: after }: Folded): string | null {
  if (after === null) return null;
  if (before === null) return 'plan-begun';
  if (before.status !== after.status) return after.status === 'ended' ? 'plan-ended' : 'plan-moved-on';
  if (before.plan !== after.plan || before.interval !== after.interval) return 'plan-changed';
  if (before.isCancelled === after.isCancelled) return null;
  return after.isCancelled ? 'plan-cancelled' : 'plan-resumed';
}

/**
 * Keeps what a provider says: the one way by which a subscription or a receipt comes to be or changes. The same
 * event twice is kept once, and whatever the order, the outcome is the same (`core/billing/fold-events`).
 */
export function createEventKeeper({ database, audit, log, write, now, newId }: Deps) {
  async function putReceipts(store: EventsStore, { payments }: Folded, familyId: string) {
    const before = new Map((await store.receipts()).map((row) => [row.ref, row.status]));
    const changed = payments.filter((payment) => before.get(payment.ref) !== payment.status);
    for (const payment of payments) await store.putReceipt(payment, familyId, newId());
    return changed.map(({ at, ...receipt }): PaymentNews => ({
      familyId,
      subscriptionRef: store.ref,
      receipt: { ...receipt, at: new Date(at) },
    }));
  }

  /** What the kept events come to, written anew; answers what is new about payments. */
  async function project(
    store: EventsStore,
    familyId: string,
    { actorId = null }: Said,
    tx: Tx,
  ): Promise<PaymentNews[]> {
    const before = await store.subscription();
    const folded = foldEvents(await store.all());
    if (folded.subscription === null) return [];
    await store.putSubscription(folded.subscription, familyId, newId());
    const { plan, status } = folded.subscription;
    const act = actOf(before, folded);
    const entry = { familyId, actorId, subjectId: null };
    if (act !== null) await audit({ act, ...entry, detail: { plan, status } }, tx);
    const news = await putReceipts(store, folded, familyId);
    for (const { receipt } of news)
      await audit({ act: `payment-${receipt.status}`, ...entry, detail: { number: receipt.number } }, tx);
    return news;
  }

  async function keepOne(said: Said, ref: string, events: readonly ProviderEvent[], tx: Tx): Promise<void> {
    const store = createEventsStore(tx, said.gateway, ref);
    await store.lock();
    const told = events.find(({ familyId }) => familyId !== null)?.familyId ?? (await store.family());
    if (told === null || !FAMILY_ID.test(told)) {
      log.warn({ events: events.map(({ id }) => id) }, 'payment events of nobody we know');
      return;
    }
    let added = 0;
    for (const event of events) added += Number(await store.add(event, told, now()));
    if (said.checkoutRef !== undefined) await completeCheckout(said.checkoutRef, ref, tx);
    const news = added === 0 ? [] : await project(store, told, said, tx);
    await write(news, tx);
  }

  return async (said: Said): Promise<void> => {
    const bySubscription = Map.groupBy(said.events, ({ subscription }) => subscription);
    await database.db.transaction(async (tx) => {
      for (const [ref, events] of bySubscription) await keepOne(said, ref, events, tx);
    });
  };
}
export type KeepEvents = ReturnType<typeof createEventKeeper>;
