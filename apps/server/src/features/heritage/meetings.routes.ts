import { meetingsAnswer, meetingsQuery } from '@ori/contracts/meetings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { HeritageService } from './heritage.service.ts';

/** Map and timeline of a pattern's ideas, open to everybody; to be mounted under `/api`. */
export function meetingsRoutes({ service }: { readonly service: HeritageService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/meetings',
      {
        config: { operation: 'heritage.meetings' },
        schema: { querystring: meetingsQuery, response: { 200: meetingsAnswer } },
      },
      async ({ query: { pattern }, locale }) => service.meetings(pattern, locale),
    );
  };
}
