import { successAnswer } from '@ori/contracts/accounts';
import { CLIENT_LOG_BYTES_AN_HOUR } from '@ori/contracts/limits';
import { contactAnswer, contactInput, logsInput, logsPage } from '@ori/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createByteBudget } from '../../http/byte-budget.ts';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import type { SiteService } from './site.service.ts';

const pageQuery = z.object({ cursor: z.string().max(200).optional() });
const DONE = { success: true as const };
const HOUR_MS = 60 * 60 * 1_000;

interface Deps {
  readonly service: SiteService;
  readonly now: () => Date;
}

/** Contact and browsers' logs, open to everybody and held to a rate, read by admins only; to be mounted under `/api`. */
export function siteRoutes({ service, now }: Deps): FastifyPluginAsyncZod {
  const waitFor = createByteBudget({ bytes: CLIENT_LOG_BYTES_AN_HOUR, windowMs: HOUR_MS, now });
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
      async (request, reply) => {
        const waitS = waitFor(request, Buffer.byteLength(JSON.stringify(request.body)));
        if (waitS > 0) return sendFailure(reply.header('retry-after', waitS), 'too-many-requests');
        await service.recordLogs(request.body);
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
