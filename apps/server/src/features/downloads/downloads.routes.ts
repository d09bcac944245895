import { byDownload, downloadOptions, downloadsAnswer } from '@ori/contracts/downloads';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import type { DownloadsService } from './downloads.service.ts';

/** The browser asks again each time, and is told when it has the paper already. */
const KEPT = 'private, no-cache';

const quoted = (tag: string): string =>
  `"${createHash('sha256').update(tag).digest('base64url').slice(0, 22)}"`;

/** Papers to take along, for everybody who is signed in; to be mounted under `/api`. */
export function downloadsRoutes({ service }: { readonly service: DownloadsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/resources/downloads',
      { config: { operation: 'downloads.list' }, schema: { response: { 200: downloadsAnswer } } },
      async ({ locale }) => service.list(locale),
    );
    app.get(
      '/resources/downloads/:id/pdf',
      {
        config: { operation: 'downloads.pdf', rateLimit: RATES.printing },
        schema: { params: byDownload, querystring: downloadOptions },
      },
      async ({ params, query, locale, headers }, reply) => {
        const tag = service.tagOf(params.id, query, locale);
        if (tag === null) return sendFailure(reply, 'not-found');
        const etag = quoted(`pdf ${tag}`);
        reply.header('cache-control', KEPT).header('etag', etag);
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        const printed = await service.print(params.id, query, locale);
        if (!printed.ok) return sendFailure(reply, printed.failure);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="ori-${params.id}.pdf"`)
          .send(Buffer.from(printed.value));
      },
    );
    app.get(
      '/resources/downloads/:id/picture',
      {
        config: { operation: 'downloads.picture', rateLimit: RATES.marking },
        schema: { params: byDownload, querystring: downloadOptions },
      },
      async ({ params, query, locale, headers }, reply) => {
        const tag = service.tagOf(params.id, query, locale);
        if (tag === null) return sendFailure(reply, 'not-found');
        const etag = quoted(`picture ${tag}`);
        reply.header('cache-control', KEPT).header('etag', etag);
        if (headers['if-none-match'] === etag) return reply.code(304).send();
        const drawn = await service.draw(params.id, query, locale);
        if (!drawn.ok) return sendFailure(reply, drawn.failure);
        return reply.type('image/svg+xml').send(drawn.value);
      },
    );
  };
}
