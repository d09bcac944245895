import { keepPlaceInput, lessonProgress } from '@ori/contracts/learning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LearningService } from './learning.service.ts';

const params = z
  .object({ id: z.string().max(120), lessonId: z.string().max(120) })
  .transform(({ id, lessonId }) => ({ courseId: id, lessonId }));
const response = { 200: lessonProgress };

/** A learner's way through one lesson of a course. */
export function lessonRoutes({ service }: { readonly service: LearningService }): FastifyPluginAsyncZod {
  const { lessons } = service;
  return async (app) => {
    app.post(
      '/courses/:id/lessons/:lessonId/start',
      { config: { operation: 'courses.startLesson' }, schema: { params, response } },
      async (request, reply) => {
        const progress = await lessons.start(signedIn(request), request.params);
        return progress.ok ? progress.value : sendFailure(reply, progress.failure);
      },
    );
    app.put(
      '/courses/:id/lessons/:lessonId/place',
      { config: { operation: 'courses.keepPlace' }, schema: { params, body: keepPlaceInput, response } },
      async (request, reply) => {
        const progress = await lessons.keepPlace(signedIn(request), request.params, request.body.section);
        return progress.ok ? progress.value : sendFailure(reply, progress.failure);
      },
    );
    app.post(
      '/courses/:id/lessons/:lessonId/complete',
      { config: { operation: 'courses.completeLesson' }, schema: { params, response } },
      async (request, reply) => {
        const progress = await lessons.complete(signedIn(request), request.params);
        return progress.ok ? progress.value : sendFailure(reply, progress.failure);
      },
    );
  };
}
