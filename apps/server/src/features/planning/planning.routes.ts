import { successAnswer } from '@ori/contracts/accounts';
import { assignment, giveAssignmentInput } from '@ori/contracts/learning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PlanningService } from './planning.service.ts';

/** What is wrong with a plan, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'lesson-unknown': { code: 'invalid-input', field: 'lessonId', error: 'There is no such lesson' },
  'date-unusable': {
    code: 'invalid-input',
    field: 'dueOn',
    error: 'Please choose a date from today on, within two years',
  },
} as const;

/** Assignments, to be mounted under `/api`. */
export function planningRoutes({ service }: { readonly service: PlanningService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/assignments',
      {
        config: { operation: 'assignments.give' },
        schema: { body: giveAssignmentInput, response: { 200: assignment } },
      },
      async (request, reply) => {
        const given = await service.give(signedIn(request), request.body);
        if (given.ok) return given.value;
        const { code, ...detail } = FAILURES[given.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.delete(
      '/assignments/:id',
      {
        config: { operation: 'assignments.withdraw' },
        schema: { params: z.object({ id: z.uuid() }), response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const withdrawn = await service.withdraw(signedIn(request), request.params.id);
        return withdrawn.ok ? { success: true as const } : sendFailure(reply, withdrawn.failure);
      },
    );
  };
}
