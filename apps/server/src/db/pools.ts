import pg from 'pg';
import type { Log } from './log.ts';
import { ignoreErrors } from './pg-errors.ts';
import { traceStatements } from './trace-statements.ts';

/** A request must not wait longer than this for a connection; then it fails as "database down". */
const CONNECT_MAX_MS = 5_000;
/** Long, because prepared statements live as long as their connection. */
const IDLE_MAX_MS = 300_000;
/** Behind a pooler a connection costs nothing to open, and nothing is kept in it. */
const POOLED_IDLE_MAX_MS = 10_000;
export const STATEMENT_MAX_MS = 30_000;
/** The queue holds one to listen and one for each job at work; a job now and then and the search's filling one each. */
const SESSIONS_MAX = 8;

type Query = (first: unknown, ...rest: unknown[]) => unknown;

/** The same statement without its name: a named one is known to one session, and a pooler lends another for the next. */
function nameless(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query;
  const { name: _name, ...rest } = query;
  return rest;
}

/** A connection through a pooler in transaction mode. */
class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as Query;
    this.query = ((first: unknown, ...rest: unknown[]) =>
      ask(nameless(first), ...rest)) as pg.Client['query'];
  }
}

function watched(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('connect', ignoreErrors);
  pool.on('connect', traceStatements);
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  return pool;
}

const SHARED = { connectionTimeoutMillis: CONNECT_MAX_MS, application_name: 'ori-academy' };
const LIMITS = {
  statement_timeout: STATEMENT_MAX_MS,
  idle_in_transaction_session_timeout: STATEMENT_MAX_MS,
};

/** Connections of our own to the server, each with its session. */
export function sessionPool(config: pg.ClientConfig, max: number, log: Log): pg.Pool {
  const settings = { ...config, ...SHARED, ...LIMITS, max, idleTimeoutMillis: IDLE_MAX_MS };
  return watched(new pg.Pool(settings), log);
}

/** The few connections with a session of their own that are needed beside a pooler. */
export const fewSessions = (config: pg.ClientConfig, log: Log): pg.Pool =>
  sessionPool(config, SESSIONS_MAX, log);

/**
 * Connections through a pooler in transaction mode: nothing is kept from one transaction to the next, and no
 * settings are sent at the start, which poolers refuse. What a statement may take is the role's own setting
 * (`limitRole`).
 */
export function transactionPool(config: pg.ClientConfig, max: number, log: Log): pg.Pool {
  const settings = { ...config, ...SHARED, max, idleTimeoutMillis: POOLED_IDLE_MAX_MS, Client: PooledClient };
  return watched(new pg.Pool(settings), log);
}
