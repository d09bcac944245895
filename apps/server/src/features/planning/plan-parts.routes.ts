import { successAnswer } from '@ori/contracts/accounts';
import { childCourses, followedAnswer, followInput } from '@ori/contracts/calendar';
import { catchUpInput, changeAnswer, changesAnswer, changesQuery } from '@ori/contracts/planning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PlanningService } from './planning.service.ts';

interface Wire {
  readonly service: PlanningService;
}
const params = z.object({ id: z.uuid() });
const UNKNOWN = { field: 'courseIds', error: 'One of these courses is not there' };

/** What presses did to a plan, and the way back. */
export function changeRoutes({ service: { changes } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/schedule/changes',
      {
        config: { operation: 'schedule.changes' },
        schema: { querystring: changesQuery, response: { 200: changesAnswer } },
      },
      async (request, reply) => {
        const listed = await changes.list(signedIn(request), request.query.childId);
        return listed.ok ? { changes: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/schedule/changes/:id/undo',
      { config: { operation: 'schedule.undo' }, schema: { params, response: { 200: successAnswer } } },
      async (request, reply) => {
        const undone = await changes.undo(signedIn(request), request.params.id);
        return undone.ok ? { success: true as const } : sendFailure(reply, undone.failure);
      },
    );
    app.post(
      '/schedule/catch-up',
      {
        config: { operation: 'schedule.catchUp' },
        schema: { body: catchUpInput, response: { 200: changeAnswer } },
      },
      async (request, reply) => {
        const caught = await changes.catchUp(signedIn(request), request.body);
        return caught.ok ? caught.value : sendFailure(reply, caught.failure);
      },
    );
  };
}

/** Which courses plans are drawn from. */
export function followedRoutes({ service: { followed } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/schedule/courses',
      {
        config: { operation: 'schedule.courses' },
        schema: { querystring: changesQuery, response: { 200: followedAnswer } },
      },
      async (request, reply) => {
        const listed = await followed.list(signedIn(request), request.query.childId);
        return listed.ok ? { children: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.put(
      '/schedule/courses',
      {
        config: { operation: 'schedule.setCourses' },
        schema: { body: followInput, response: { 200: childCourses } },
      },
      async (request, reply) => {
        const { childId, courseIds } = request.body;
        const set = await followed.set(signedIn(request), childId, courseIds);
        if (set.ok) return set.value;
        if (set.failure === 'course-unknown') return sendFailure(reply, 'invalid-input', UNKNOWN);
        return sendFailure(reply, set.failure);
      },
    );
  };
}
