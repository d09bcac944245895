import type { AlarmKind } from '@ori/contracts/administration-names';
import type { Locale } from '@ori/contracts/locale';
import type { Alarm } from '@ori/core/administration/alarms';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';

/** An alarm whose cause stands now. */
export interface StandingAlarm extends Alarm {
  readonly since: Date;
}

const STANDING = 'select kind, since, figures from alarms where ended_at is null';
/** A cause that came back begins anew; when it was last told stays. */
const RAISE = `insert into alarms as a (kind, since, figures) values ($1, $2, $3)
  on conflict (kind) do update set figures = excluded.figures, ended_at = null,
    since = case when a.ended_at is null then a.since else excluded.since end`;
const END = 'update alarms set ended_at = greatest($2, since) where ended_at is null and not kind = any($1)';
const ADMINS = `select email, locale from users
  where role = 'admin' and email is not null and deleted_at is null and is_active order by id`;

export function createAlarmsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async standing(): Promise<StandingAlarm[]> {
      return (await pool.query<StandingAlarm>(STANDING)).rows;
    },
    /** These stand from now on, and no others. */
    async keep(raised: readonly Alarm[], at: Date): Promise<void> {
      for (const { kind, figures } of raised) await pool.query(RAISE, [kind, at, JSON.stringify(figures)]);
      await pool.query(END, [raised.map(({ kind }) => kind), at]);
    },
    /** Takes the turn to tell of an alarm; false where it ended, or was told within a day, by whichever process. */
    async takeTurn(kind: AlarmKind, at: Date, tx: Tx): Promise<boolean> {
      const moment = at.toISOString();
      const { rowCount } = await tx.execute(sql`update alarms set told_at = ${moment}::timestamptz
        where kind = ${kind} and ended_at is null
          and (told_at is null or told_at <= ${moment}::timestamptz - interval '1 day')`);
      return rowCount === 1;
    },
    async admins(): Promise<{ email: string; locale: Locale }[]> {
      return (await pool.query<{ email: string; locale: Locale }>(ADMINS)).rows;
    },
  };
}
export type AlarmsStore = ReturnType<typeof createAlarmsStore>;
