import type { Locale } from '@ori/contracts/locale';
import { isInForce, type HeldPlan } from '@ori/core/billing/allowances';
import type { UnusedFacts } from '@ori/core/privacy/unused-accounts';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';

/** Somebody who is written to. */
export interface UnusedAddressee {
  readonly email: string;
  readonly locale: Locale;
}
type Facts = Pick<UnusedFacts, 'hasAdmin'> & {
  readonly lastActiveAt: string;
  readonly toldAt: string | null;
  readonly toldAgainAt: string | null;
  readonly plans: readonly (Omit<HeldPlan, 'periodEndsAt' | 'pastDueSince'> & {
    readonly periodEndsAt: string;
    readonly pastDueSince: string | null;
  })[];
};

const IDLE = `select f.id from families f where f.last_active_at <= $1 and f.id > $2
  and exists (select 1 from users u where u.family_id = f.id and u.deleted_at is null) order by f.id limit $3`;
const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The only SQL about accounts nobody uses. */
export function createUnusedAccountsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Families in which nobody was signed in since a moment, by id, from the one after `after`. */
    async idle(since: Date, after: string, count: number): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(IDLE, [since, after, count]);
      return rows.map(({ id }) => id);
    },
    /** What decides about a family, which nobody else changes before the transaction ends; null where another has it. */
    async hold(familyId: string, now: Date, tx: Tx): Promise<UnusedFacts | null> {
      // By a statement of its own: what is read next must be newer than whatever the other holder did.
      const held = await tx.execute(
        sql`select id from families where id = ${familyId} for update skip locked`,
      );
      if (held.rows.length === 0) return null;
      const { rows } = await tx.execute<Facts & Record<string, unknown>>(sql`select
          to_json(f.last_active_at) #>> '{}' as "lastActiveAt", to_json(a.told_at) #>> '{}' as "toldAt",
          to_json(a.told_again_at) #>> '{}' as "toldAgainAt",
          exists (select 1 from users u where u.family_id = f.id and u.role = 'admin') as "hasAdmin",
          coalesce((select json_agg(json_build_object('plan', s.plan, 'status', s.status,
              'periodEndsAt', s.period_ends_at, 'isCancelled', s.is_cancelled, 'pastDueSince', s.past_due_since))
            from subscriptions s where s.family_id = f.id), '[]') as plans
        from families f left join unused_accounts a on a.family_id = f.id
        where f.id = ${familyId}`);
      const [row] = rows;
      if (!row) return null;
      const plans = row.plans.map((plan) => ({
        ...plan,
        periodEndsAt: new Date(plan.periodEndsAt),
        pastDueSince: moment(plan.pastDueSince),
      }));
      return {
        lastActiveAt: new Date(row.lastActiveAt),
        toldAt: moment(row.toldAt),
        toldAgainAt: moment(row.toldAgainAt),
        hasAdmin: row.hasAdmin,
        hasRunningPlan: plans.some((plan) => isInForce(plan, now)),
      };
    },
    async noteTold(familyId: string, isAgain: boolean, now: Date, tx: Tx): Promise<void> {
      const at = now.toISOString();
      await tx.execute(
        isAgain
          ? sql`update unused_accounts set told_again_at = ${at} where family_id = ${familyId}`
          : sql`insert into unused_accounts (family_id, told_at) values (${familyId}, ${at})
              on conflict (family_id) do update set told_at = excluded.told_at, told_again_at = null`,
      );
    },
    /** Whoever of a family has an address. */
    async addressees(familyId: string, tx: Tx): Promise<UnusedAddressee[]> {
      const { rows } = await tx.execute<UnusedAddressee & Record<string, unknown>>(
        sql`select email, locale from users
          where family_id = ${familyId} and email is not null and deleted_at is null order by created_at, id`,
      );
      return rows;
    },
  };
}
export type UnusedAccountsStore = ReturnType<typeof createUnusedAccountsStore>;
