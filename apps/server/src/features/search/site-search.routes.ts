import { siteSearchAnswer, siteSearchQuery } from '@ori/contracts/site-search';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RATES } from '../../http/rates.ts';
import type { SiteSearchService } from './site-search.service.ts';

/** The search of the site, open to everybody and held to a rate; to be mounted under `/api`. */
export function siteSearchRoutes({
  service,
}: {
  readonly service: SiteSearchService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/search',
      {
        config: { operation: 'search.site', rateLimit: RATES.searching },
        schema: { querystring: siteSearchQuery, response: { 200: siteSearchAnswer } },
      },
      async (request, reply) => {
        const { q, kind, limit, locale = request.locale, timeZone = null } = request.query;
        const { viewer } = request;
        // What somebody looked for stays with them: no cache on the way keeps it.
        reply.header('cache-control', 'no-store');
        const asked = { query: q, kind, limit, locale, hasPrices: isOfferedPlans(viewer) };
        return service.search(asked, { viewer, timeZone });
      },
    );
  };
}
