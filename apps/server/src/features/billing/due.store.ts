import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { receipts, subscriptions } from './billing.tables.ts';
import type { SubscriptionRow } from './events.store.ts';

type Kind = SubscriptionRow['gateway'];

const running = sql`${subscriptions.status} <> 'ended'`;
const isGone = sql`not exists (select 1 from users u where u.family_id = ${subscriptions.familyId}
  and u.role in ('parent', 'teacher') and u.deleted_at is null)`;
const isSecond = sql`exists (select 1 from subscriptions f where f.family_id = ${subscriptions.familyId}
  and f.status <> 'ended' and (f.started_at, f.id) < (${subscriptions.startedAt}, ${subscriptions.id}))`;

/** Subscriptions that something is due for. */
export function createDueStore({ db }: Pick<Database, 'db'>) {
  return {
    /** In their free days until the moment at most, going on, and not told yet. */
    async unreminded(until: Date): Promise<SubscriptionRow[]> {
      return db
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.status, 'trialing'),
            eq(subscriptions.isCancelled, false),
            isNull(subscriptions.remindedAt),
            lte(subscriptions.trialEndsAt, until),
          ),
        );
    },
    /** False when somebody told them meanwhile. */
    async markReminded(id: string, at: Date, tx: Executor): Promise<boolean> {
      const untold = and(eq(subscriptions.id, id), isNull(subscriptions.remindedAt));
      return (await tx.update(subscriptions).set({ remindedAt: at }).where(untold).returning()).length > 0;
    },
    /** Going on, for families and teachers whose grown-ups have all deleted themselves. */
    async ofTheGone(kind: Kind): Promise<SubscriptionRow[]> {
      const going = and(running, eq(subscriptions.gateway, kind), eq(subscriptions.isCancelled, false));
      return db.select().from(subscriptions).where(and(going, isGone));
    },
    /** Begun while another of the same family was running: two checkouts paid for at once. */
    async second(kind: Kind): Promise<SubscriptionRow[]> {
      return db
        .select()
        .from(subscriptions)
        .where(and(running, eq(subscriptions.gateway, kind), isSecond));
    },
    /** Whose period is over, or whose payment failed: the built-in gateway looks at them. */
    async overdue(now: Date): Promise<SubscriptionRow[]> {
      const isOver = and(running, eq(subscriptions.gateway, 'test'), lte(subscriptions.periodEndsAt, now));
      return db.select().from(subscriptions).where(isOver);
    },
    async paidOf(subscriptionRef: string): Promise<{ ref: string; cents: number }[]> {
      const { ref, cents } = receipts;
      const paid = and(eq(receipts.subscriptionRef, subscriptionRef), eq(receipts.status, 'paid'));
      return db.select({ ref, cents }).from(receipts).where(paid);
    },
    async forgetReceipts(before: Date): Promise<void> {
      await db.delete(receipts).where(lte(receipts.at, before));
    },
  };
}
