import { textAnswer, textParams, textsAnswer, textsParams } from '@ori/contracts/texts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import type { TextsService } from './texts.service.ts';

/** Articles, help and legal texts, open to everybody; to be mounted under `/api`. */
export function textsRoutes({ service }: { readonly service: TextsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/texts/:kind',
      {
        config: { operation: 'texts.list' },
        schema: { params: textsParams, response: { 200: textsAnswer } },
      },
      async ({ params: { kind }, locale }, reply) => {
        const texts = service.list(kind, locale);
        return texts === null ? sendFailure(reply, 'not-found') : { texts };
      },
    );
    app.get(
      '/texts/:kind/:slug',
      { config: { operation: 'texts.get' }, schema: { params: textParams, response: { 200: textAnswer } } },
      async ({ params: { kind, slug }, locale }, reply) =>
        service.get(kind, slug, locale) ?? sendFailure(reply, 'not-found'),
    );
  };
}
