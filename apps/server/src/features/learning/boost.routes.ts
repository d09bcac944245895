import { mapQuery, skillMap } from '@ori/contracts/learning';
import { boost, boostQuery } from '@ori/contracts/practice';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LearningService } from './learning.service.ts';

/** What to practise now, and the skill map that says why. */
export function boostRoutes({ service }: { readonly service: LearningService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/learning/practice',
      {
        config: { operation: 'learning.practice' },
        schema: { querystring: boostQuery, response: { 200: boost } },
      },
      (request) => service.boost(signedIn(request), request.query.minutes),
    );
    app.get(
      '/learning/map',
      {
        config: { operation: 'learning.map' },
        schema: { querystring: mapQuery, response: { 200: skillMap } },
      },
      async (request, reply) => {
        const { childId, subject } = request.query;
        const map = await service.skillMap(signedIn(request), childId, subject);
        return map.ok ? map.value : sendFailure(reply, map.failure);
      },
    );
  };
}
