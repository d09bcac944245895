import { stateAnswer, stateParams, type StateProfile, statesAnswer } from '@ori/contracts/states';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { stateIn, statesIn } from './state-view.ts';

/** The law of each state, open to everybody; to be mounted under `/api`. */
export function statesRoutes({
  states,
}: {
  readonly states: readonly StateProfile[];
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/states',
      { config: { operation: 'states.list' }, schema: { response: { 200: statesAnswer } } },
      async ({ locale }) => ({ states: statesIn(states, locale) }),
    );
    app.get(
      '/states/:code',
      {
        config: { operation: 'states.get' },
        schema: { params: stateParams, response: { 200: stateAnswer } },
      },
      async ({ params, locale }, reply) =>
        stateIn(states, params.code, locale) ?? sendFailure(reply, 'not-found'),
    );
  };
}
