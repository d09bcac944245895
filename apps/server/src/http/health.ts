import type { AlarmKind } from '@ori/contracts/administration-names';
import type { HealthDepth } from '@ori/contracts/site';
import type { Database } from '../db/database.ts';
import { lastBackupAt, mailStanding, oldestOf, queueStanding } from '../observe/readings.ts';
import type { Standing } from './request-types.ts';

const PATIENCE_MS = 1_000;

export interface HealthDeps {
  readonly pool: Pick<Database['pool'], 'query'>;
  readonly version: string;
  readonly contentVersion: string;
  readonly uptimeSeconds: () => number;
  readonly now: () => Date;
  readonly disk: () => Promise<{ readonly free: number; readonly all: number } | null>;
  /** Alarms that stand now. */
  readonly alarms: () => Promise<readonly { readonly kind: AlarmKind }[]>;
  /** The last change of the schema that this version brings. */
  readonly schema: string;
}
type Readings = Pick<HealthDepth, 'queue' | 'mail' | 'backup' | 'alarms'>;

/** Takes a new page on the disk, and gives it back. */
const NEEDS_ROOM =
  'create temporary table room_needed on commit drop as select md5(n::text) as text from generate_series(1, 400) n';
const MIGRATED = 'select 1 from schema_migrations where id = $1';
const UNREAD: Readings = { queue: null, mail: null, backup: null, alarms: null };

/** What comes of it within a second, else null. */
async function within<Value>(work: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How the process and the house around it stand. */
export function createHealth(deps: HealthDeps) {
  const { pool, version, contentVersion, uptimeSeconds, now, disk, alarms, schema } = deps;
  const does = async (statement: string): Promise<boolean> => (await within(pool.query(statement))) !== null;

  /** `full` once a request failed for want of room, until something can be written again. */
  async function databaseOf(known: Standing): Promise<'up' | 'down' | 'full'> {
    if (!(await does('select 1'))) return 'down';
    if (known.isOutOfRoom) known.isOutOfRoom = !(await does(NEEDS_ROOM));
    return known.isOutOfRoom ? 'full' : 'up';
  }

  async function standing(known: Standing) {
    const database = await databaseOf(known);
    const status = database === 'up' ? ('ok' as const) : ('degraded' as const);
    return { status, database, version, contentVersion, uptimeSeconds: uptimeSeconds() };
  }

  async function readiness(known: Standing) {
    const database = await databaseOf(known);
    const found = database === 'down' ? null : await within(pool.query(MIGRATED, [schema]));
    const isMigrated = found?.rowCount === 1;
    const { isDraining } = known;
    // Who only reads is served from a full disk too.
    const isReady = database !== 'down' && isMigrated && !isDraining;
    const status = isReady ? ('ready' as const) : ('not-ready' as const);
    return { status, database, isMigrated, isDraining };
  }

  async function read(): Promise<Readings> {
    const [tasks, mail, backup, standingAlarms] = await Promise.all([
      queueStanding(pool),
      mailStanding(pool),
      lastBackupAt(pool),
      alarms(),
    ]);
    const oldest = oldestOf(tasks);
    const sum = (of: 'waiting' | 'givenUp') => tasks.reduce((all, task) => all + task[of], 0);
    return {
      queue: {
        waiting: sum('waiting'),
        givenUp: sum('givenUp'),
        oldestSeconds: oldest && Math.max(0, Math.round((now().getTime() - oldest.getTime()) / 1000)),
      },
      mail: { deliveredAt: iso(mail.deliveredAt), failedAt: iso(mail.failedAt) },
      backup: { madeAt: iso(backup) },
      alarms: standingAlarms.map(({ kind }) => kind),
    };
  }

  return {
    standing,
    readiness,
    /** @returns what can be read; null for what cannot now */
    async depth(known: Standing): Promise<HealthDepth> {
      const ready = await readiness(known);
      const beganAt = performance.now();
      const isAnswered = ready.database !== 'down' && (await does('select 1'));
      const databaseMs = isAnswered ? Math.round((performance.now() - beganAt) * 10) / 10 : null;
      const readings = isAnswered ? await within(read()) : null;
      const own = { version, contentVersion, uptimeSeconds: uptimeSeconds() };
      return { ...ready, ...own, databaseMs, disk: await disk(), ...(readings ?? UNREAD) };
    },
  };
}
