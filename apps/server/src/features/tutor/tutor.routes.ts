import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { careRoutes } from './care/care.routes.ts';
import { limitsRoutes } from './care/limits.routes.ts';
import { talkRoutes } from './talk.routes.ts';
import type { TutorService } from './tutor.service.ts';

/** The tutor by REST, to be mounted under `/api`; conversations themselves are GraphQL. */
export function tutorRoutes({ service }: { readonly service: TutorService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(talkRoutes({ service }));
    await app.register(careRoutes({ service: service.care }));
    await app.register(limitsRoutes({ service: service.care.limits }));
  };
}
