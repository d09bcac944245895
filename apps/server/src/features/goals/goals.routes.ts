import { successAnswer } from '@ori/contracts/accounts';
import { goal, goalsAnswer, goalsQuery, setGoalInput } from '@ori/contracts/goals';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { GoalsService } from './goals.service.ts';

/** What is wrong with a goal, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'too-many-goals': { code: 'too-many-goals' },
  'skill-unknown': { code: 'invalid-input', field: 'skill', error: 'There is no such skill' },
  'course-unknown': { code: 'invalid-input', field: 'courseId', error: 'There is no such course' },
  'date-unusable': {
    code: 'invalid-input',
    field: 'by',
    error: 'Please choose a date from today on, within two years',
  },
} as const;

/** Goals, to be mounted under `/api`. */
export function goalsRoutes({ service }: { readonly service: GoalsService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/goals',
      {
        config: { operation: 'goals.list' },
        schema: { querystring: goalsQuery, response: { 200: goalsAnswer } },
      },
      async (request, reply) => {
        const listed = await service.list(signedIn(request), request.query.childId);
        return listed.ok ? { goals: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/goals',
      { config: { operation: 'goals.set' }, schema: { body: setGoalInput, response: { 200: goal } } },
      async (request, reply) => {
        const set = await service.set(signedIn(request), request.body);
        if (set.ok) return set.value;
        const { code, ...detail } = FAILURES[set.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.delete(
      '/goals/:id',
      {
        config: { operation: 'goals.end' },
        schema: { params: z.object({ id: z.uuid() }), response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const ended = await service.end(signedIn(request), request.params.id);
        return ended.ok ? { success: true as const } : sendFailure(reply, ended.failure);
      },
    );
  };
}
