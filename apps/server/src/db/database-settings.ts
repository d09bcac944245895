import { z } from 'zod';

const postgres = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'is not an address such as postgres://user:password@host:5432/ori',
});
/** Connections of a process, where the environment does not say. */
const POOL_SIZE = 12;
/** The queue and the jobs may hold seven at once; fewer would leave a request none. */
const LEAST_POOL = 8;
const LARGEST_POOL = 200;
/** Connections of all workers together, where nothing is said: a server gives 100 by default. */
const CONNECTIONS = 72;
const WORKERS_MAX = 64;
/** The embedded database has connections for so many. */
const EMBEDDED_WORKERS = 9;

/** The variables about the database and who shares it, as `env.ts` reads them. */
export const databaseVariables = {
  DATABASE_URL: postgres.optional(),
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_REPLICA_URL: postgres.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(LEAST_POOL, `is below ${LEAST_POOL}`)
    .max(LARGEST_POOL, `is above ${LARGEST_POOL}`)
    .optional(),
  WORKERS: z
    .union(
      [z.literal('auto'), z.coerce.number().int().min(1).max(WORKERS_MAX).transform(String)],
      `is auto or a number from 1 to ${WORKERS_MAX}`,
    )
    .default('1'),
};
const shape = z.object(databaseVariables);
type Variables = z.output<typeof shape>;

/** Where the database is; null: there is none such. */
export interface DatabaseSettings {
  /** A PostgreSQL server, reached without a pooler; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** The same database through a pooler in transaction mode. */
  readonly pooledUrl: string | null;
  /** A replica that streams from it. */
  readonly replicaUrl: string | null;
  /** Connections of one process at most. */
  readonly poolSize: number;
}

/** What one process may open, so that all workers together stay below what a server gives by default. */
function poolSizeOf({ DATABASE_POOL_SIZE: given, WORKERS: workers }: Variables): number {
  if (given !== undefined) return given;
  const each = Math.floor(CONNECTIONS / Math.max(1, Number(workers) || 1));
  return Math.max(LEAST_POOL, Math.min(POOL_SIZE, each));
}

/** The settings that the variables come to. */
export function databaseOf(values: Variables): DatabaseSettings {
  const { DATABASE_URL: url = null, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica } = values;
  return {
    databaseUrl: direct ?? url,
    pooledUrl: direct === undefined ? null : url,
    replicaUrl: replica ?? null,
    poolSize: poolSizeOf(values),
  };
}

/** What is wrong with them together. */
export function missingForDatabase(values: Variables): string[] {
  if (values.DATABASE_URL !== undefined) return [];
  const complaints = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => values[name] !== undefined)
    .map((name) => `DATABASE_URL is needed with ${name}`);
  if (Number(values.WORKERS) > EMBEDDED_WORKERS)
    complaints.push(`DATABASE_URL is needed with more than ${EMBEDDED_WORKERS} WORKERS`);
  return complaints;
}
