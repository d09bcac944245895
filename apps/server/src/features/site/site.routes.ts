import { successAnswer } from '@ori/contracts/accounts';
import { contactAnswer, contactInput, logsInput, logsPage } from '@ori/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RATES } from '../../http/rates.ts';
import type { SiteService } from './site.service.ts';

const pageQuery = z.object({ cursor: z.string().max(200).optional() });
const DONE = { success: true as const };

/** Contact and browsers' logs, open to everybody and held to a rate, read by admins only; to be mounted under `/api`. */
export function siteRoutes({ service }: { readonly service: SiteService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/contact',
      {
        config: { operation: 'site.contact', rateLimit: RATES.mail },
        schema: { body: contactInput, response: { 200: contactAnswer } },
      },
      ({ body, viewer, locale }) => service.contact(body, { viewer, locale }),
    );
    app.post(
      '/logs',
      {
        config: { operation: 'site.logs', rateLimit: RATES.logs },
        schema: { body: logsInput, response: { 200: successAnswer } },
      },
      async ({ body }) => {
        await service.recordLogs(body);
        return DONE;
      },
    );
    app.get(
      '/logs',
      {
        config: { operation: 'site.readLogs' },
        schema: { querystring: pageQuery, response: { 200: logsPage } },
      },
      ({ query }) => service.readLogs(query.cursor),
    );
  };
}
