import { helpAnswer, helpQuery } from '@ori/contracts/help';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { HelpService } from './help.service.ts';

/** The guides of the help, open to everybody; to be mounted under `/api`. */
export function helpRoutes({ service }: { readonly service: HelpService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/help',
      {
        config: { operation: 'help.find' },
        schema: { querystring: helpQuery, response: { 200: helpAnswer } },
      },
      async ({ query: { q }, locale }) => ({ guides: service.find(q, locale) }),
    );
  };
}
