import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import { receipts, subscriptions } from './billing.tables.ts';
import { createCheckoutsStore } from './checkouts.store.ts';
import type { ReceiptRow, SubscriptionRow } from './events.store.ts';
import { createPlacesStore } from './places.store.ts';

/** Who gets letters about money. */
export interface Payer {
  readonly email: string;
  readonly locale: 'en' | 'fr' | 'es';
  readonly timeZone: string;
  readonly role: 'parent' | 'teacher';
}

/** Who went to pay, if they are still there, else the grown-up who is longest in the family. */
const payer = (familyId: string, ref: string) =>
  sql`select u.email, u.locale, u.time_zone as "timeZone", u.role from users u
    where u.family_id = ${familyId} and u.role in ('parent', 'teacher') and u.deleted_at is null
      and u.email is not null
    order by exists (select 1 from billing_checkouts c where c.user_id = u.id and c.subscription_ref = ${ref}) desc,
      u.created_at limit 1`;

/** Checkouts, subscriptions, receipts and places, as they are read; what a provider says is kept by `events.store`. */
export function createBillingStore(database: Pick<Database, 'db' | 'pool'>) {
  const { db, pool } = database;
  return {
    ...createCheckoutsStore(database),
    ...createPlacesStore(database),
    /** All a family ever had, the first one first. */
    async subscriptionsOf(familyId: string, executor: Executor = db): Promise<SubscriptionRow[]> {
      return executor
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.familyId, familyId))
        .orderBy(subscriptions.startedAt, subscriptions.id);
    },
    async subscriptionCalled(ref: string): Promise<SubscriptionRow | null> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ref, ref));
      return row ?? null;
    },
    /** The latest first. */
    async receiptsOf(familyId: string): Promise<ReceiptRow[]> {
      return db
        .select()
        .from(receipts)
        .where(eq(receipts.familyId, familyId))
        .orderBy(desc(receipts.at), desc(receipts.id));
    },
    /**
     * The latest payment by somebody that went through and was not given back, by the provider's reference; null where
     * there is none. The built-in gateway moves no money: what it writes is no payment.
     */
    async paymentBy(userId: string): Promise<string | null> {
      // A payer who never came back to our page has a checkout that names no subscription: theirs if nobody else's can be.
      const text = `select r.ref from receipts r
        join billing_checkouts c on c.family_id = r.family_id and c.gateway = r.gateway
        where c.user_id = $1 and r.gateway <> 'test' and r.status = 'paid' and r.cents > 0
          and (c.subscription_ref = r.subscription_ref or not exists (
            select 1 from billing_checkouts o where o.family_id = r.family_id
              and (o.subscription_ref = r.subscription_ref or o.user_id <> $1)))
        order by r.at desc limit 1`;
      return (await pool.query<{ ref: string }>(text, [userId])).rows[0]?.ref ?? null;
    },
    async emailOf(userId: string): Promise<string | null> {
      const text = 'select email from users where id = $1';
      return (await pool.query<{ email: string | null }>(text, [userId])).rows[0]?.email ?? null;
    },
    /** The family of a grown-up who may buy; null for anybody else. */
    async familyOfPayer(userId: string): Promise<string | null> {
      const text = `select family_id as "familyId" from users where id = $1 and role in ('parent', 'teacher')`;
      return (await pool.query<{ familyId: string }>(text, [userId])).rows[0]?.familyId ?? null;
    },
    async payerOf(familyId: string, subscriptionRef: string, executor: Executor = db): Promise<Payer | null> {
      const { rows } = await executor.execute<Payer & Record<string, unknown>>(
        payer(familyId, subscriptionRef),
      );
      return rows[0] ?? null;
    },
  };
}
export type BillingStore = ReturnType<typeof createBillingStore>;
