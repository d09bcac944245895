import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { NotificationListener } from './notification-listener.ts';
import { APP_ROLE, grantToApp, isSuperuser } from './app-role.ts';
import { type ClusterOptions, openEmbeddedCluster } from './embedded-cluster.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { limitRole } from './limit-role.ts';
import { migrateQueue } from './migrate-queue.ts';
import { refuseMovedFolder, refuseMovedServer } from './moved-mark.ts';
import { errorCode, ignoreErrors } from './pg-errors.ts';
import { fewSessions, sessionPool, transactionPool } from './pools.ts';
import { reachServer } from './reach-server.ts';
import { type Lagging, watchReplica } from './replica.ts';

export { isDatabaseDown, isOutOfRoom } from './pg-errors.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What stores take: the database, or a transaction in it. */
export type Executor = Db | Tx;

/** An open, migrated database. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /**
   * Connections that keep their session from one transaction to the next, for locks of a session and the queue; the
   * pool itself where no pooler stands before the server.
   */
  readonly sessions: pg.Pool;
  /** For reading what may be a few seconds old and nobody has just written themselves (docs/decisions/056). */
  readonly lagging: Lagging;
  readonly mode: 'created' | 'started' | 'attached' | 'server';
  /** Publishes ids (never content) to every process; the payload, as JSON, must stay below 8,000 bytes. */
  notify(channel: string, payload: unknown): Promise<void>;
  /**
   * Calls back for each notification on the channel, survives a reconnect; `onRenewed` is called after one, since
   * what was said in between is lost. Answers how to end it.
   */
  listen(
    channel: string,
    onMessage: (payload: unknown) => void,
    onRenewed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server, reached without a pooler; null or absent: the embedded one is used. */
  readonly databaseUrl?: string | null;
  /** The same database through a pooler in transaction mode; null or absent: none stands before it. */
  readonly pooledUrl?: string | null;
  /** A replica that streams from it; null or absent: none. */
  readonly replicaUrl?: string | null;
  /** Connections at most. */
  readonly poolSize?: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  readonly log: Log;
  /** How the embedded database is opened; as it is by itself. */
  readonly cluster?: ClusterOptions;
  /** Where the migrations are; the product's own by default. */
  readonly migrationsDir?: string;
}

export const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');
/** The database of an embedded cluster. */
export const APP_DATABASE = 'ori';
/** Connections of a process, where nothing is said. */
const POOL_SIZE = 12;
const TOO_MIGHTY =
  'DATABASE_URL names a superuser: give Ori Academy a role of its own that owns its database and nothing else';
/** PostgreSQL's limit on a notification. */
const NOTIFICATION_MAX_BYTES = 7_999;
const DUPLICATE_CODES = ['42P04', '23505'];

/**
 * Opens the database and brings its schema up to date: the server at `databaseUrl`, else the embedded cluster, whose
 * schema its owner brings up to date and whose rows are all the product may reach.
 * Throws a message for people when it cannot start, or when the database is newer than this build.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl = null, dataDir, log, migrationsDir = MIGRATIONS_DIR, poolSize } = options;
  if (databaseUrl !== null) return openServer({ ...options, databaseUrl, migrationsDir });
  await refuseMovedFolder(dataDir);
  const cluster = await openEmbeddedCluster(dataDir, log, options.cluster ?? {});
  const config = { ...cluster.connection, database: APP_DATABASE };
  try {
    await createDatabase({ ...cluster.connection, database: 'postgres' });
    await migrateDatabase(config, migrationsDir);
    await withClient(config, (client) => grantToApp(client, cluster.connection.password));
  } catch (error) {
    await cluster.leave();
    throw error;
  }
  const asApp = { ...config, user: APP_ROLE };
  return connectDatabase({
    config: asApp,
    mode: cluster.mode,
    log,
    poolSize,
    onClosed: () => cluster.leave(),
  });
}

interface ServerOptions extends DatabaseOptions {
  readonly databaseUrl: string;
  readonly migrationsDir: string;
}

async function openServer(options: ServerOptions): Promise<Database> {
  const { databaseUrl, pooledUrl = null, replicaUrl = null, log, migrationsDir, poolSize } = options;
  const config = { connectionString: databaseUrl };
  await reachServer(config);
  await withClient(config, refuseMovedServer);
  await migrateDatabase(config, migrationsDir);
  if (await withClient(config, isSuperuser)) log.warn(TOO_MIGHTY);
  const pooled = pooledUrl === null ? null : { connectionString: pooledUrl };
  if (pooled !== null) await reachServer(pooled);
  const replica = replicaUrl === null ? null : { connectionString: replicaUrl };
  const ways = { config, pooled, replica, poolSize };
  const database = connectDatabase({ ...ways, mode: 'server', log, onClosed: async () => {} });
  if (pooled !== null) await limitRole(database.pool);
  return database;
}

interface Connection {
  readonly config: pg.ClientConfig;
  /** The way through a pooler, where one stands before the server. */
  readonly pooled?: pg.ClientConfig | null;
  readonly replica?: pg.ClientConfig | null;
  /** How soon a replica is held to be behind; tests vary it. */
  readonly replicaPace?: Pick<Parameters<typeof watchReplica>[0], 'maxLagMs' | 'lookEveryMs'>;
  readonly poolSize?: number | undefined;
  readonly mode: Database['mode'];
  readonly log: Log;
  readonly onClosed: () => Promise<void>;
}

/** Connects to a database that exists and is migrated. */
export function connectDatabase(connection: Connection): Database {
  const { config, pooled = null, replica = null, mode, log, poolSize = POOL_SIZE, onClosed } = connection;
  const pool = pooled === null ? sessionPool(config, poolSize, log) : transactionPool(pooled, poolSize, log);
  const sessions = pooled === null ? pool : fewSessions(config, log);
  const watched =
    replica === null
      ? null
      : watchReplica({ ...connection.replicaPace, primary: pool, replica: fewSessions(replica, log), log });
  const listener = new NotificationListener(config, log);
  return {
    db: drizzle(pool),
    pool,
    sessions,
    lagging: watched?.lagging ?? pool,
    mode,
    notify: (channel, payload) => notify(pool, channel, payload),
    listen: (channel, onMessage, onRenewed) => listener.listen(channel, onMessage, onRenewed),
    close: async () => {
      await watched?.stop();
      await Promise.all([listener.close(), pool.end(), ...(sessions === pool ? [] : [sessions.end()])]);
      await onClosed();
    },
  };
}

async function notify(pool: pg.Pool, channel: string, payload: unknown): Promise<void> {
  const text = JSON.stringify(payload ?? null);
  if (Buffer.byteLength(text) > NOTIFICATION_MAX_BYTES) {
    throw new Error(
      `A notification on ${channel} is larger than ${NOTIFICATION_MAX_BYTES} bytes: send ids only`,
    );
  }
  await pool.query('select pg_notify($1, $2)', [channel, text]);
}

/** Migrates one database on a connection of its own: the product's tables, then the job queue's. */
export async function migrateDatabase(config: pg.ClientConfig, migrationsDir: string): Promise<void> {
  await withClient(config, (client) => migrate(client, migrationsDir));
  await migrateQueue(config);
}

/** Makes the embedded cluster's database, unless it is there; to be called with its database `postgres`. */
export async function createDatabase(config: pg.ClientConfig): Promise<void> {
  await withClient(config, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [APP_DATABASE]);
    if (rowCount !== 0) return;
    await client.query(`create database ${APP_DATABASE}`).catch((error: unknown) => {
      if (!DUPLICATE_CODES.includes(errorCode(error))) throw error;
    });
  });
}

/**
 * Lends a client with a session of its own and ends it. A change of the schema or a copy of everything takes longer
 * than a request may: the role's limits do not hold here.
 */
export async function withClient<Value>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(config);
  ignoreErrors(client);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
