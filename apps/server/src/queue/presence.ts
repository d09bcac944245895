import type { Database } from '../db/database.ts';

/** Others are taken for dead by the database's clock alone: processes need not agree on the time. */
const BEAT = `insert into queue_workers (id, seen_at) select id, now() from unnest($1::text[]) id
  on conflict (id) do update set seen_at = now()`;
const FORGET = `delete from queue_workers where seen_at < now() - $1 * interval '1 millisecond'`;
/** What nobody who lives holds; the youngest are left, whose holder may not have been seen yet. */
const GIVE_BACK = `select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by))
  from graphile_worker._private_jobs j
  where j.locked_at < now() - $1 * interval '1 millisecond'
    and not exists (select 1 from queue_workers w where w.id = j.locked_by)`;

/** Tells other processes that this one lives, and gives back what dead ones had taken. */
export function createPresence({ pool }: Pick<Database, 'pool'>, deadAfterMs: number) {
  const names: string[] = [];
  return {
    /** The queue names each beginning of its work anew. */
    name: (id: string): void => void names.splice(0, names.length, id),
    async beat(): Promise<void> {
      await pool.query(BEAT, [names]);
      await pool.query(FORGET, [deadAfterMs]);
      await pool.query(GIVE_BACK, [deadAfterMs]);
    },
    async leave(): Promise<void> {
      await pool.query('delete from queue_workers where id = any($1)', [names]);
    },
  };
}
