import {
  consentsAnswer,
  copiesAnswer,
  deletionAnswer,
  deletionPreview,
  familyCopy,
  looksAnswer,
  looksQuery,
} from '@ori/contracts/privacy';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import { limitsRoutes } from './limits/limits.routes.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Wire {
  readonly service: PrivacyService;
}
const byId = z.object({ id: z.uuid() });
const ZIP_NAME = 'ori-academy-family.zip';

/** Privacy and time on screen, to be mounted under `/api`. */
export function privacyRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(limitsRoutes({ service: service.limits }));
    await app.register(copyRoutes({ service }));
    await app.register(deletionRoutes({ service }));
    app.get(
      '/privacy/looks',
      {
        config: { operation: 'privacy.looks' },
        schema: { querystring: looksQuery, response: { 200: looksAnswer } },
      },
      async (request, reply) => {
        const listed = await service.looks.list(signedIn(request), request.query);
        return listed.ok ? listed.value : sendFailure(reply, listed.failure);
      },
    );
    app.get(
      '/privacy/consents',
      { config: { operation: 'privacy.consents' }, schema: { response: { 200: consentsAnswer } } },
      (request) => service.consents(signedIn(request)),
    );
  };
}

function copyRoutes({ service: { copies } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/privacy/copies',
      { config: { operation: 'privacy.copies' }, schema: { response: { 200: copiesAnswer } } },
      (request) => copies.list(signedIn(request)),
    );
    app.post(
      '/privacy/copies',
      {
        config: { operation: 'privacy.makeCopy', rateLimit: RATES.mail },
        schema: { response: { 200: familyCopy } },
      },
      async (request, reply) => {
        const made = await copies.make(signedIn(request));
        return made.ok ? made.value : sendFailure(reply, made.failure, RARE);
      },
    );
    app.get(
      '/privacy/copies/:id/zip',
      { config: { operation: 'privacy.fetchCopy', rateLimit: RATES.mail }, schema: { params: byId } },
      async (request, reply) => {
        const fetched = await copies.fetch(signedIn(request), request.params.id);
        if (!fetched.ok) return sendFailure(reply, fetched.failure);
        return reply
          .header('content-type', 'application/zip')
          .header('content-disposition', `attachment; filename="${ZIP_NAME}"`)
          .header('cache-control', 'no-store')
          .send(fetched.value);
      },
    );
  };
}

function deletionRoutes({ service: { deletion } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/privacy/deletion',
      { config: { operation: 'privacy.previewDeletion' }, schema: { response: { 200: deletionPreview } } },
      (request) => deletion.preview(signedIn(request)),
    );
    app.post(
      '/privacy/deletion',
      {
        config: { operation: 'privacy.deleteFamily', rateLimit: RATES.mail },
        schema: { response: { 200: deletionAnswer } },
      },
      async (request, reply) => {
        const deleted = await deletion.deleteFamily(signedIn(request));
        if (!deleted.ok) return sendFailure(reply, deleted.failure);
        return { success: true as const, ...deleted.value };
      },
    );
  };
}
