import type { Locale } from '@ori/contracts/locale';
import type { Mailbox } from '@ori/core/messaging/letter-rules';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database.ts';
import { IS_CONFIRMED } from '../../../mail/confirmed.sql.ts';
import { type AlertAudience, alerts } from '../tutor.tables.ts';

export type AlertRow = typeof alerts.$inferSelect;
export type NamedAlert = AlertRow & { readonly childName: string };

/** A grown-up who is written to. */
export interface Addressee extends Mailbox {
  readonly id: string;
  readonly locale: Locale;
}

const LISTED = 200;
const NAMED = `select a.id, a.child_id as "childId", a.family_id as "familyId", a.tier, a.category, a.audience, a.excerpt, a.at,
    a.mailed_at as "mailedAt", a.delivered_at as "deliveredAt", a.escalated_at as "escalatedAt", a.acknowledged_at as "acknowledgedAt",
    a.acknowledged_by as "acknowledgedBy", u.first_name as "childName"
  from tutor_alerts a join users u on u.id = a.child_id`;
const LATEST = `order by a.at desc, a.id limit ${LISTED}`;
const REACHABLE = `select u.id, u.email, u.locale, ${IS_CONFIRMED} as "isConfirmed" from users u`;
const CAN_READ = `u.email is not null and u.deleted_at is null and u.is_active`;

/** Who can be written to about an alert. */
function addresseesIn(pool: Database['pool']) {
  return {
    async guardiansOf(childId: string): Promise<Addressee[]> {
      const text = `${REACHABLE} join guardianships g on g.guardian_id = u.id where g.child_id = $1 and ${CAN_READ}`;
      return (await pool.query<Addressee>(text, [childId])).rows;
    },
    async safeguardingAdmins(): Promise<Addressee[]> {
      return (await pool.query<Addressee>(`${REACHABLE} where u.role = 'admin' and ${CAN_READ}`)).rows;
    },
  };
}

/** Alerts to grown-ups; none to the family where the family may be the danger. */
export function createAlertsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  async function named(where: string, values: readonly unknown[]): Promise<NamedAlert[]> {
    return (await pool.query<NamedAlert>(`${NAMED} ${where} ${LATEST}`, [...values])).rows;
  }
  return {
    ofChildren: (childIds: readonly string[]) =>
      named(`where a.child_id = any($1::uuid[]) and a.audience = 'family'`, [childIds]),
    ofSafeguarding: () => named(`where a.audience = 'safeguarding' or a.escalated_at is not null`, []),
    named: (id: string) => named('where a.id = $1', [id]),
    async find(id: string): Promise<AlertRow | null> {
      return (await db.select().from(alerts).where(eq(alerts.id, id)))[0] ?? null;
    },
    async acknowledge(id: string, by: string, at: Date, within: Executor): Promise<void> {
      const open = and(eq(alerts.id, id), isNull(alerts.acknowledgedAt));
      await within.update(alerts).set({ acknowledgedAt: at, acknowledgedBy: by }).where(open);
    },
    /** S1 alerts nobody was written to yet, raised before the moment: a process may have ended in between. */
    unsent: (before: Date) => named(`where a.tier = 'S1' and a.mailed_at is null and a.at <= $1`, [before]),
    /** S2 alerts that wait for their digest. */
    undigested: (before: Date) =>
      named(`where a.tier = 'S2' and a.mailed_at is null and a.at <= $1`, [before]),
    /** Alerts nobody confirmed, told of before a moment, of which no letter left. */
    undelivered: (toldBefore: Date, raisedAfter: Date) =>
      named(
        `where a.delivered_at is null and a.acknowledged_at is null and a.mailed_at <= $1 and a.at > $2`,
        [toldBefore, raisedAfter],
      ),
    /** Counted from the letter: word that came late has just been told. */
    unacknowledged: (before: Date) =>
      named(
        `where a.tier = 'S1' and a.acknowledged_at is null and a.escalated_at is null and a.at <= $1
          and coalesce(a.mailed_at, a.at) <= $1`,
        [before],
      ),
    /** Marks those that were not marked yet; answers which, so that two processes write once. */
    async mark(
      ids: readonly string[],
      what: 'mailedAt' | 'deliveredAt' | 'escalatedAt',
      at: Date,
      within: Executor = db,
    ): Promise<string[]> {
      const fresh = and(inArray(alerts.id, [...ids]), isNull(alerts[what]));
      const marked = await within
        .update(alerts)
        .set({ [what]: at })
        .where(fresh)
        .returning({ id: alerts.id });
      return marked.map(({ id }) => id);
    },
    async countOf(childId: string, tier: 'S1' | 'S2', since: Date): Promise<number> {
      const text = `select count(*)::int as found from tutor_alerts where child_id = $1 and tier = $2 and at > $3`;
      return (await pool.query<{ found: number }>(text, [childId, tier, since])).rows[0]?.found ?? 0;
    },
    ...addresseesIn(pool),
    /** Messages that were turned away since a day, by what they were about. */
    async redirectedSince(day: string): Promise<{ category: string; messages: number }[]> {
      const text = `select category, sum(messages)::int as messages from tutor_redirects where day >= $1
        group by category order by messages desc, category`;
      return (await pool.query<{ category: string; messages: number }>(text, [day])).rows;
    },
    /** What the family itself may read. */
    async everAbout(childIds: readonly string[]): Promise<AlertRow[]> {
      const own = and(inArray(alerts.childId, [...childIds]), eq(alerts.audience, 'family' as AlertAudience));
      return db.select().from(alerts).where(own).orderBy(desc(alerts.at));
    },
  };
}
export type AlertsStore = ReturnType<typeof createAlertsStore>;
