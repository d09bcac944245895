import { locale } from '@ori/contracts/locale';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendBytes } from '../../http/web/send-bytes.ts';
import type { SearchService } from './search.service.ts';

const params = z.object({ locale });
const query = z.object({ v: z.string().max(64).optional() });
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';

/** The passages of a language for browsers, open to everybody; with `v`, the content's version, kept for ever. */
export function searchRoutes({ service }: { readonly service: SearchService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/search/index/:locale',
      { config: { operation: 'search.index' }, schema: { params, querystring: query } },
      async (request, reply) => {
        const { version, forms } = await service.offline(request.params.locale);
        reply.header('cache-control', request.query.v === version ? FOR_EVER : ASK_AGAIN);
        reply.header('vary', 'accept-encoding');
        const etag = `${version}-${request.params.locale}`;
        return sendBytes(request, reply, { forms, etag, type: 'application/json; charset=utf-8' });
      },
    );
  };
}
