import type pg from 'pg';
import type { Log } from './log.ts';

/** Reads of what may be a few seconds old: from a replica that keeps up, else from the primary. */
export type Lagging = Pick<pg.Pool, 'query'>;

interface Deps {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly log: Log;
  /** How old an answer may be. */
  readonly maxLagMs?: number;
  readonly lookEveryMs?: number;
}

/** Where the primary's log stood at a moment of this process's clock. */
interface Mark {
  readonly at: number;
  readonly lsn: string;
}

const MAX_LAG_MS = 5_000;
const LOOK_EVERY_MS = 1_000;
const STANDS = 'select pg_current_wal_lsn()::text as lsn';
/** The last of the marks that the replica has passed, by its number; null: none. */
const PASSED = `select max(n)::int as n from unnest($1::pg_lsn[]) with ordinality as m (lsn, n)
  where lsn <= pg_last_wal_replay_lsn()`;

/**
 * Looks again and again how far the replica is behind: by the primary's own log, since the replica alone cannot tell
 * that it was cut off from one that goes on. A replica that is away, or fails a statement, costs one more try.
 */
export function watchReplica(deps: Deps): { readonly lagging: Lagging; stop(): Promise<void> } {
  const { primary, replica, log, maxLagMs = MAX_LAG_MS, lookEveryMs = LOOK_EVERY_MS } = deps;
  let marks: Mark[] = [];
  let isKeepingUp = false;
  let fault: unknown = null;
  let seenUpTo = Number.NEGATIVE_INFINITY;

  const isFresh = (): boolean => performance.now() - seenUpTo <= maxLagMs;

  function tell(): void {
    if (isFresh() === isKeepingUp) return;
    isKeepingUp = isFresh();
    if (isKeepingUp) log.info({}, 'The replica keeps up: it answers what may be a few seconds old');
    else log.warn({ err: fault }, 'The replica is away or too far behind: the primary answers everything');
  }

  async function look(): Promise<void> {
    const at = performance.now();
    try {
      const [stand] = (await primary.query<{ lsn: string }>(STANDS)).rows;
      marks = [...marks, { at, lsn: stand?.lsn ?? '0/0' }].filter((mark) => at - mark.at <= maxLagMs);
      const { rows } = await replica.query<{ n: number | null }>(PASSED, [marks.map(({ lsn }) => lsn)]);
      const passed = rows[0]?.n == null ? undefined : marks[rows[0].n - 1];
      if (passed !== undefined) seenUpTo = Math.max(seenUpTo, passed.at);
    } catch (error) {
      fault = error;
    }
    tell();
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs).unref();

  const query = async (...asked: unknown[]): Promise<unknown> => {
    if (isFresh()) {
      try {
        return await (Reflect.apply(replica.query, replica, asked) as Promise<unknown>);
      } catch (error) {
        log.warn({ err: error }, 'a statement failed on the replica: the primary answers it');
      }
    }
    return Reflect.apply(primary.query, primary, asked) as Promise<unknown>;
  };

  return {
    lagging: { query: query as pg.Pool['query'] },
    stop: async () => {
      clearInterval(timer);
      await looking;
      await replica.end();
    },
  };
}
