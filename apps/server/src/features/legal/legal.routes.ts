import { legalAnswer, legalParams } from '@ori/contracts/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import type { LegalService } from './legal.service.ts';

/** The legal texts of this installation, open to everybody; to be mounted under `/api`. */
export function legalRoutes({ service }: { readonly service: LegalService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/legal/:slug',
      { config: { operation: 'legal.get' }, schema: { params: legalParams, response: { 200: legalAnswer } } },
      async ({ params: { slug }, locale }, reply) =>
        service.get(slug, locale) ?? sendFailure(reply, 'not-found'),
    );
  };
}
