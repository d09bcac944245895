import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';

const IS_OVER = {
  name: 'first-run-is-over',
  text: `select exists (select 1 from first_run_ends) or exists (select 1 from users where role = 'admin') as "isOver"`,
};
const HAS_LINK = {
  name: 'first-run-has-link',
  text: 'select exists (select 1 from first_run_links where secret_hash = $1) as "isKnown"',
};

/** The only SQL about the first run. */
export function createFirstRunStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    /** Is or was there an admin, however they were made? */
    async isOver(): Promise<boolean> {
      return (await pool.query<{ isOver: boolean }>(IS_OVER)).rows[0]?.isOver !== false;
    },
    async hasLink(hash: string): Promise<boolean> {
      const { rows } = await pool.query<{ isKnown: boolean }>({ ...HAS_LINK, values: [hash] });
      return rows[0]?.isKnown === true;
    },
    /** Keeps an address by its hash, beside the `others` latest ones: processes of one database print one each. */
    async addLink(hash: string, at: Date, others: number): Promise<void> {
      await db.execute(sql`with older as (select secret_hash from first_run_links order by made_at desc offset ${others}),
          gone as (delete from first_run_links where secret_hash in (select secret_hash from older))
        insert into first_run_links (secret_hash, made_at) values (${hash}, ${at.toISOString()})`);
    },
    /** From now on for ever; known once the transaction of the first admin is. */
    async noteEnd(at: Date): Promise<void> {
      await db.execute(
        sql`insert into first_run_ends (at) values (${at.toISOString()}) on conflict (is_only) do nothing`,
      );
      await db.execute(sql`delete from first_run_links`);
    },
    /**
     * Ends it for the admin just made. Of two who do so at once one waits for the other here; false where another
     * admin is there or was.
     */
    async endFor(adminId: string, at: Date, tx: Executor): Promise<boolean> {
      const { rows } = await tx.execute(sql`insert into first_run_ends (at) values (${at.toISOString()})
        on conflict (is_only) do nothing returning at`);
      const others = await tx.execute(
        sql`select 1 from users where role = 'admin' and id <> ${adminId} limit 1`,
      );
      if (rows.length === 0 || others.rows.length > 0) return false;
      await tx.execute(sql`delete from first_run_links`);
      return true;
    },
  };
}
export type FirstRunStore = ReturnType<typeof createFirstRunStore>;
