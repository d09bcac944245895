import { type Installation, legalAnswer, legalParams } from '@ori/contracts/legal';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import type { LegalService } from './legal.service.ts';

interface Deps {
  readonly service: LegalService;
  /** Who stands behind this installation today. */
  readonly installation: () => Promise<Installation>;
}

/** The legal texts of this installation, open to everybody; to be mounted under `/api`. */
export function legalRoutes({ service, installation }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/legal/:slug',
      { config: { operation: 'legal.get' }, schema: { params: legalParams, response: { 200: legalAnswer } } },
      async ({ params: { slug }, locale }, reply) => {
        const found = service.get(slug, locale);
        return found ? { ...found, installation: await installation() } : sendFailure(reply, 'not-found');
      },
    );
  };
}
