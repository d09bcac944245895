import { healthAnswer } from '@ori/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/database.ts';

const PATIENCE_MS = 1_000;

interface HealthDeps {
  readonly pool: Pick<Database['pool'], 'query'>;
  readonly contentVersion: string;
  readonly uptimeSeconds: () => number;
}

/** Does the database answer within a second? */
async function isUp(pool: HealthDeps['pool']): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** `GET /health`: 200 when all is well, 503 with the same shape while the database is away. */
export function healthRoutes({ pool, contentVersion, uptimeSeconds }: HealthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/health',
      {
        config: { operation: 'site.health', viewer: false, csrfCookie: false },
        schema: { response: { 200: healthAnswer, 503: healthAnswer } },
      },
      async (_request, reply) => {
        const database = (await isUp(pool)) ? ('up' as const) : ('down' as const);
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
