import { healthAnswer } from '@ori/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database.ts';
import type { Standing } from './request-types.ts';

const PATIENCE_MS = 1_000;

interface HealthDeps {
  readonly pool: Pick<Database['pool'], 'query'>;
  readonly contentVersion: string;
  readonly uptimeSeconds: () => number;
}

/** Takes a new page on the disk, and gives it back. */
const NEEDS_ROOM =
  'create temporary table room_needed on commit drop as select md5(n::text) as text from generate_series(1, 400) n';

/** Does the database do this within a second? */
async function does(pool: HealthDeps['pool'], statement: string): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const answered = pool.query(statement).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `GET /health`: 200 when all is well, 503 with the same shape while the database is away (`down`) or has no room left
 * (`full`): once a request failed for want of room, until something can be written again.
 */
export function healthRoutes({ pool, contentVersion, uptimeSeconds }: HealthDeps): FastifyPluginAsyncZod {
  async function standingOf(known: Standing): Promise<'up' | 'down' | 'full'> {
    if (!(await does(pool, 'select 1'))) return 'down';
    if (known.isOutOfRoom) known.isOutOfRoom = !(await does(pool, NEEDS_ROOM));
    return known.isOutOfRoom ? 'full' : 'up';
  }

  return async (app) => {
    app.get(
      '/health',
      {
        config: { operation: 'site.health', viewer: false, csrfCookie: false },
        schema: { response: { 200: healthAnswer, 503: healthAnswer } },
      },
      async (_request, reply) => {
        const database = await standingOf(app.standing);
        const isOk = database === 'up';
        if (!isOk) reply.header('retry-after', '2');
        return reply.code(isOk ? 200 : 503).send({
          status: isOk ? 'ok' : 'degraded',
          database,
          contentVersion,
          uptimeSeconds: uptimeSeconds(),
        });
      },
    );
  };
}
