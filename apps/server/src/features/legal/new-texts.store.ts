import { type LegalVersion, NEW_TEXT_DAYS, type ToldText } from '@ori/contracts/legal-versions';
import type { Locale } from '@ori/contracts/locale';
import { GROWN_UP_AGES } from '@ori/contracts/roles';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';

/** A letter that waits: to whom, in which language, and of what it tells. */
export interface WaitingNotice {
  readonly userId: string;
  readonly email: string;
  readonly locale: Locale;
  readonly text: ToldText;
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly appliesOn: string;
}

/**
 * Those who agreed for themselves and not to this version: whoever signs up agrees to the newest terms, and reads
 * the newest privacy notice. Children whom a parent added are told nothing; their parent is.
 */
const TELL = `insert into legal_notices (user_id, family_id, text_name, version, applies_on, told_at)
  select u.id, u.family_id, $1, $2, $3, $4 from users u
  where u.deleted_at is null and u.is_active
    and (u.role <> 'student' or u.age_group in (${GROWN_UP_AGES.map((age) => `'${age}'`).join(', ')}) or u.terms_agreed_at is not null)
    and case when $1 = 'terms' then u.terms_version is distinct from $2 else u.created_at < $5::date at time zone 'UTC' end
    and not exists (select 1 from legal_notices n where n.user_id = u.id and n.text_name = $1 and n.version = $2)
  order by u.id limit $6 on conflict do nothing`;
const IS_WAITING = `n.delivered_at is null and n.tries < $2 and (n.taken_at is null or n.taken_at <= $3)`;
/** Taken anew after a failure, it may come later than it should: then it applies later, too. */
const TAKE = `update legal_notices n set taken_at = $1, tries = n.tries + 1,
    applies_on = greatest(n.applies_on, ($1 at time zone 'UTC')::date + ${NEW_TEXT_DAYS})
  from users u
  where u.id = n.user_id and (n.user_id, n.text_name, n.version) in (
    select n.user_id, n.text_name, n.version from legal_notices n join users u on u.id = n.user_id
    where ${IS_WAITING} and u.email is not null and u.deleted_at is null and u.is_active
    order by n.told_at, n.user_id limit $4 for update of n skip locked)
  returning n.user_id as "userId", u.email, u.locale, n.text_name as text, n.version, n.applies_on::text as "appliesOn"`;

/** Who was told of new texts, and the letters that wait. */
export function createNewTextsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Writes down that some who were not are told now; how many. */
    async tell(
      { text, version, published }: LegalVersion,
      appliesOn: string,
      at: Date,
      atMost: number,
    ): Promise<number> {
      const told = await pool.query(TELL, [text, version, appliesOn, at, published, atMost]);
      return told.rowCount ?? 0;
    },
    /** Takes letters nobody delivers; what was taken before `stale` and not delivered counts as that, some tries long. */
    async take(at: Date, stale: Date, limits: { tries: number; atMost: number }): Promise<WaitingNotice[]> {
      return (await pool.query<WaitingNotice>(TAKE, [at, limits.tries, stale, limits.atMost])).rows;
    },
    /** The queue has them, in one letter, and looks after it. */
    async delivered(told: readonly WaitingNotice[], at: Date, tx: Executor): Promise<void> {
      for (const { userId, text, version } of told)
        await tx.execute(sql`update legal_notices set delivered_at = ${at.toISOString()}
          where user_id = ${userId} and text_name = ${text} and version = ${version}`);
    },
  };
}
export type NewTextsStore = ReturnType<typeof createNewTextsStore>;
