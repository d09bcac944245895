import type { Locale } from '@ori/contracts/locale';
import { GROWN_UP_AGES } from '@ori/contracts/roles';
import type { Mailbox } from '@ori/core/messaging/letter-rules';
import { sql } from 'drizzle-orm';
import { IS_CONFIRMED } from '../../../mail/confirmed.sql.ts';
import type { Database, Executor } from '../../../db/database.ts';

/** A letter that waits: to whom, in which language, and of which days it tells; `YYYY-MM-DD`. */
export interface WaitingLetter extends Mailbox {
  readonly userId: string;
  readonly locale: Locale;
  readonly toldFrom: string;
  readonly toldTo: string;
}
/** Articles of a language, the newest of which was published on this day. */
interface News {
  readonly locale: Locale;
  readonly newest: string;
}

/** Who agreed to the terms holds the account themselves: of a learner of 14 to 18 that is asked besides the wish. */
const WISHES = `u.newsletter and u.email is not null and ${IS_CONFIRMED} and u.deleted_at is null and u.is_active
  and (u.role <> 'student' or u.age_group in (${GROWN_UP_AGES.map((age) => `'${age}'`).join(', ')})
    or (u.age_group = 'high' and u.terms_agreed_at is not null))`;
/** What was given up is told of with whatever comes next: it counts neither as told nor as a letter to send anew. */
const BEGIN = `insert into newsletter_letters (user_id, family_id, told_from, told_to, begun_at)
  select u.id, u.family_id, known.day, $2, $3 from users u cross join lateral (
    select greatest((coalesce(u.newsletter_since, u.created_at) at time zone 'UTC')::date,
        max(l.told_to) filter (where l.delivered_at is not null)) as day,
      max(l.told_to) as tried, max(coalesce(l.taken_at, l.begun_at)) as last
    from newsletter_letters l where l.user_id = u.id) known
  where u.locale = $1 and ${WISHES} and known.day < $2::date and (known.tried is null or known.tried < $2::date)
    and (known.last is null or known.last <= $3::timestamptz - interval '1 month')
  order by u.id limit $4 on conflict do nothing`;
const IS_WAITING = `n.delivered_at is null and n.tries < $2 and (n.taken_at is null or n.taken_at <= $3)
  and n.begun_at > $1::timestamptz - interval '1 month'`;
const TAKE = `update newsletter_letters n set taken_at = $1, tries = n.tries + 1 from users u
  where u.id = n.user_id and (n.user_id, n.told_to) in (
    select n.user_id, n.told_to from newsletter_letters n join users u on u.id = n.user_id
    where ${IS_WAITING} and ${WISHES} order by n.begun_at, n.user_id limit $4 for update of n skip locked)
  returning n.user_id as "userId", u.email, ${IS_CONFIRMED} as "isConfirmed", u.locale, n.told_from::text as "toldFrom", n.told_to::text as "toldTo"`;

/** Who wishes the newsletter, and the letters that wait. */
export function createNewsletterStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async isWished(userId: string): Promise<boolean> {
      const text = 'select newsletter from users where id = $1';
      return (await pool.query<{ newsletter: boolean }>(text, [userId])).rows[0]?.newsletter === true;
    },
    /** False when it was so already. */
    async wish(userId: string, isWished: boolean, at: Date, tx: Executor): Promise<boolean> {
      const since = isWished ? at.toISOString() : null;
      const { rows } =
        await tx.execute(sql`update users set newsletter = ${isWished}, newsletter_since = ${since}
        where id = ${userId} and newsletter <> ${isWished} returning id`);
      return rows.length > 0;
    },
    /** Writes down letters to some for whom there is something new, and who got none for a month. */
    async begin({ locale, newest }: News, at: Date, atMost: number): Promise<void> {
      await pool.query(BEGIN, [locale, newest, at, atMost]);
    },
    /** Takes letters nobody delivers; what was taken before `stale` and not delivered counts as that, some tries long. */
    async take(at: Date, stale: Date, limits: { tries: number; atMost: number }): Promise<WaitingLetter[]> {
      return (await pool.query<WaitingLetter>(TAKE, [at, limits.tries, stale, limits.atMost])).rows;
    },
    /** The queue has it, and looks after it. */
    async delivered({ userId, toldTo }: WaitingLetter, at: Date, tx: Executor): Promise<void> {
      await tx.execute(sql`update newsletter_letters set delivered_at = ${at.toISOString()}
        where user_id = ${userId} and told_to = ${toldTo}`);
    },
  };
}
export type NewsletterStore = ReturnType<typeof createNewsletterStore>;
