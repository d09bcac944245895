import { createHash } from 'node:crypto';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createFamiliesStore } from '../apps/server/src/features/families/families.store.ts';
import { createOverviewStore } from '../apps/server/src/features/learning/overview.store.ts';
import { createPlanningStore } from '../apps/server/src/features/planning/planning.store.ts';
import { databasePids, cpuMsOf } from './load/process-time.ts';
const log = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir: '/tmp/families/growth', log, migrationsDir: '/tmp/families/m2' } as never);
const id = (t: string) => createHash('md5').update(t).digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const client = await database.pool.connect();
const one = { pool: client, db: database.db } as never;
const [f, o, p] = [createFamiliesStore(one), createOverviewStore(one), createPlanningStore(one)];
const since = new Date(Date.now() - 8 * 86400000).toISOString().slice(0, 10);
const cpu = () => databasePids('/tmp/families/growth').reduce((s, pid) => s + cpuMsOf(pid), 0);
const runs = {
    children: (n: number) => f.childrenOf(id(`parent${n}`)),
    overview: (n: number) => o.overviewOf({ familyId: id(`family${n}`), learnerIds: [1, 2, 3].map((c) => id(`child${n}-${c}`)), since }, true),
    upcoming: (n: number) => p.openOf({ familyId: id(`family${n}`), learnerIds: [1, 2, 3].map((c) => id(`child${n}-${c}`)) }),
  };
for (let round = 0; round < 2; round++)
  for (const [name, run] of Object.entries(runs)) {
    for (const range of [334, 33334]) {
      for (let n = 0; n < 400; n++) await run(1 + ((n * 7919) % range));
      const b = cpu(); const t = performance.now(); const io = (await client.query('select sum(heap_blks_read) + sum(idx_blks_read) r, sum(heap_blks_hit)+sum(idx_blks_hit) h from pg_statio_user_tables')).rows[0];
      for (let n = 0; n < 4000; n++) await run(1 + ((n * 7919) % range));
      console.log(name, range, 'db cpu ms', ((cpu() - b) / 4000).toFixed(3), 'wall', ((performance.now() - t) / 4000).toFixed(3), io);
    }
  }
console.log(JSON.stringify((await client.query('select name, generic_plans, custom_plans from pg_prepared_statements')).rows));
// the plan
const q = o as unknown; void q;
const src = (await import('../apps/server/src/features/learning/overview.store.ts')) as never; void src;
await client.query("load 'auto_explain'").catch((e: Error) => console.log(e.message));
await client.query("set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set auto_explain.log_timing = off; set auto_explain.log_nested_statements = off; set client_min_messages = log");
client.on('notice', (notice) => console.log(notice.message));
await runs.overview(20033); await runs.children(20033); await runs.upcoming(20033);
client.release();
await database.close();
