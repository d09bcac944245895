import { givenUp, givenUpParams } from '@ori/contracts/administration';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { GivenUpService } from './given-up.service.ts';

const ACTS = [
  ['POST', '/try-again', 'administration.tryAgain', 'tryAgain'],
  ['DELETE', '', 'administration.discard', 'discard'],
] as const;

/** Jobs and letters that were given up; to be mounted under `/api`. */
export function givenUpRoutes(service: GivenUpService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/given-up',
      { config: { operation: 'administration.givenUp' }, schema: { response: { 200: givenUp } } },
      () => service.list(),
    );
    for (const [method, end, operation, act] of ACTS)
      app.route({
        method,
        url: `/admin/given-up/:id${end}`,
        config: { operation, rateLimit: RATES.writing },
        schema: { params: givenUpParams, response: { 200: givenUp } },
        handler: async (request, reply) => {
          const left = await service[act](signedIn(request), request.params.id);
          return left.ok ? left.value : sendFailure(reply, left.failure);
        },
      });
  };
}
