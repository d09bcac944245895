import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { assignmentRoutes } from './assignments.routes.ts';
import { changeRoutes, followedRoutes } from './plan-parts.routes.ts';
import type { PlanningService } from './planning.service.ts';
import { scheduleRoutes } from './schedule.routes.ts';

/** Everything that is planned, to be mounted under `/api`. */
export function planningRoutes(wire: { readonly service: PlanningService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(assignmentRoutes(wire));
    await app.register(scheduleRoutes(wire));
    await app.register(changeRoutes(wire));
    await app.register(followedRoutes(wire));
  };
}
