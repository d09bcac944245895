import { geometryAnswer } from '@ori/contracts/geometry-page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import type { HeritageService } from './heritage.service.ts';

/** The principles and activities of geometry in one answer, for their page; to be mounted under `/api`. */
export function geometryRoutes({ service }: { readonly service: HeritageService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/heritage/geometry',
      { config: { operation: 'heritage.geometry' }, schema: { response: { 200: geometryAnswer } } },
      async ({ locale }, reply) => {
        const principles = service.principles(locale);
        if (!principles.ok) return sendFailure(reply, principles.failure);
        return { principles: principles.value, activities: service.allActivities(locale) };
      },
    );
  };
}
