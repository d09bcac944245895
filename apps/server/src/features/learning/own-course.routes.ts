import { successAnswer } from '@ori/contracts/accounts';
import { course } from '@ori/contracts/content';
import { changeCourseInput, makeCourseInput } from '@ori/contracts/learning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LearningService } from './learning.service.ts';

const params = z.object({ id: z.string().max(120) });

/** Courses of one's own: made, changed and taken away by whoever made them. */
export function ownCourseRoutes({ service }: { readonly service: LearningService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/courses',
      {
        config: { operation: 'courses.create' },
        schema: { body: makeCourseInput, response: { 200: course } },
      },
      async (request, reply) => {
        const made = await service.makeCourse(signedIn(request), request.body);
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
    app.put(
      '/courses/:id',
      {
        config: { operation: 'courses.update' },
        schema: { params, body: changeCourseInput, response: { 200: course } },
      },
      async (request, reply) => {
        const changed = await service.changeCourse(signedIn(request), request.params.id, request.body);
        return changed.ok ? changed.value : sendFailure(reply, changed.failure);
      },
    );
    app.delete(
      '/courses/:id',
      { config: { operation: 'courses.delete' }, schema: { params, response: { 200: successAnswer } } },
      async (request, reply) => {
        const removed = await service.removeCourse(signedIn(request), request.params.id);
        return removed.ok ? { success: true as const } : sendFailure(reply, removed.failure);
      },
    );
  };
}
