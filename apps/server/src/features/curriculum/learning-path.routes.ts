import { methodsAnswer, methodsQuery } from '@ori/contracts/learning-methods';
import { learningPathAnswer, learningPathQuery } from '@ori/contracts/learning-path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import type { LearningPathService } from './learning-path.service.ts';
import type { MethodsService } from './methods.service.ts';

interface Deps {
  readonly paths: LearningPathService;
  readonly methods: MethodsService;
}

/** Ways through the skill graph and how we teach, open to everybody; to be mounted under `/api`. */
export function learningPathRoutes({ paths, methods }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/curriculum/paths',
      {
        config: { operation: 'curriculum.paths' },
        schema: { querystring: learningPathQuery, response: { 200: learningPathAnswer } },
      },
      async ({ query, locale }, reply) => paths(query, locale) ?? sendFailure(reply, 'not-found'),
    );
    app.get(
      '/curriculum/methods',
      {
        config: { operation: 'curriculum.methods' },
        schema: { querystring: methodsQuery, response: { 200: methodsAnswer } },
      },
      async ({ query: { n }, locale }) => methods(n, locale),
    );
  };
}
