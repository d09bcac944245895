import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { announcementsRoutes } from './announcements.routes.ts';
import { linksRoutes, teachingRoutes } from './links.routes.ts';
import type { MessagingService } from './messaging.service.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { threadsRoutes } from './threads.routes.ts';

/** Links, threads, announcements and notifications; to be mounted under `/api`. */
export function messagingRoutes({ service }: { readonly service: MessagingService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(linksRoutes({ service: service.links }));
    await app.register(teachingRoutes({ service: service.teaching }));
    await app.register(threadsRoutes(service));
    await app.register(announcementsRoutes({ service: service.announcements }));
    await app.register(noticesRoutes({ service: service.notices }));
  };
}
