import { depthAnswer, healthAnswer, liveAnswer, readyAnswer } from '@ori/contracts/site';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from './failures.ts';
import { createHealth, type HealthDeps } from './health.ts';
import { mayReadDepth } from './may-read-depth.ts';
import { RATES } from './rates.ts';

interface Deps extends HealthDeps {
  /** Whoever shows it reads the depth; null: an admin and this machine alone. */
  readonly healthToken: string | null;
}

const PUBLIC = { operation: 'site.health', viewer: false, csrfCookie: false } as const;
const AGAIN_S = '2';

/** 503 with the same shape, and when to ask again, where it is not well. */
function answer<Body>(reply: FastifyReply, isWell: boolean, body: Body): FastifyReply {
  if (!isWell) reply.header('retry-after', AGAIN_S);
  return reply.code(isWell ? 200 : 503).send(body);
}

/**
 * `/health`: is all well, as ever; `/health/live`: the process answers; `/health/ready`: requests may be sent to it;
 * `/health/depth`: what the installation reads of itself, for whoever runs it. 503 where it is not well.
 */
export function healthRoutes({ healthToken, ...deps }: Deps): FastifyPluginAsyncZod {
  const health = createHealth(deps);
  return async (app) => {
    app.get(
      '/health',
      { config: PUBLIC, schema: { response: { 200: healthAnswer, 503: healthAnswer } } },
      async (_request, reply) => {
        const told = await health.standing(app.standing);
        return answer(reply, told.status === 'ok', told);
      },
    );
    app.get('/health/live', { config: PUBLIC, schema: { response: { 200: liveAnswer } } }, async () => ({
      status: 'ok' as const,
    }));
    app.get(
      '/health/ready',
      { config: PUBLIC, schema: { response: { 200: readyAnswer, 503: readyAnswer } } },
      async (_request, reply) => {
        const told = await health.readiness(app.standing);
        return answer(reply, told.status === 'ready', told);
      },
    );
    app.get(
      '/health/depth',
      {
        config: { operation: 'site.healthDepth', rateLimit: RATES.typing },
        schema: { response: { 200: depthAnswer, 503: depthAnswer } },
      },
      async (request, reply) => {
        if (!mayReadDepth(request, healthToken))
          return sendFailure(reply, request.viewer === null ? 'not-signed-in' : 'not-allowed');
        const told = await health.depth(app.standing);
        reply.header('cache-control', 'no-store');
        return answer(reply, told.status === 'ready', told);
      },
    );
  };
}
