import { misreadingsAnswer, misreadingsQuery } from '@ori/contracts/misreadings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MisreadingsService } from './misreadings.service.ts';

/** What teachers read about wrong answers; to be mounted under `/api`. */
export function misreadingsRoutes({
  service,
}: {
  readonly service: MisreadingsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/teaching/misreadings',
      {
        config: { operation: 'teaching.misreadings' },
        schema: { querystring: misreadingsQuery, response: { 200: misreadingsAnswer } },
      },
      async ({ query: { subject, band }, locale }) => service(subject, band, locale),
    );
  };
}
