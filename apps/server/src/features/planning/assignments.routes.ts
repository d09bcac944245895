import { successAnswer } from '@ori/contracts/accounts';
import {
  assignmentsAnswer,
  assignmentsQuery,
  giveSeveralAnswer,
  giveSeveralInput,
  moveAssignmentInput,
  moveAssignmentsAnswer,
  moveAssignmentsInput,
  planAssignmentInput,
  plannedAssignment,
} from '@ori/contracts/planning';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PlanningService } from './planning.service.ts';

/** What is wrong with a plan, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'moved-at-home': { code: 'moved-at-home' },
  'work-declined': { code: 'work-declined' },
  'too-many-open': { code: 'too-many-open' },
  'moved-on': { code: 'moved-on' },
  'lesson-unknown': { code: 'invalid-input', field: 'lessonId', error: 'There is no such lesson' },
  'skill-unknown': { code: 'invalid-input', field: 'skill', error: 'This skill cannot be practiced yet' },
  'date-unusable': {
    code: 'invalid-input',
    field: 'dueOn',
    error: 'Please choose a date from today on, within two years',
  },
} as const;

const params = z.object({ id: z.uuid() });
const response = { 200: plannedAssignment };

function refuse(reply: FastifyReply, failure: keyof typeof FAILURES): FastifyReply {
  const { code, ...detail } = FAILURES[failure];
  return sendFailure(reply, code, detail);
}

interface Wire {
  readonly service: PlanningService;
}

/** Assignments, to be mounted under `/api`. */
export function assignmentRoutes(wire: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(givingRoutes(wire));
    await app.register(severalRoutes(wire));
    await app.register(changingRoutes(wire));
  };
}

function givingRoutes({ service: { assignments } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/assignments',
      {
        config: { operation: 'assignments.list' },
        schema: { querystring: assignmentsQuery, response: { 200: assignmentsAnswer } },
      },
      async (request, reply) => {
        const listed = await assignments.list(signedIn(request), request.query);
        return listed.ok ? { assignments: listed.value } : sendFailure(reply, listed.failure);
      },
    );
    app.get(
      '/assignments/:id',
      { config: { operation: 'assignments.get' }, schema: { params, response } },
      async (request, reply) => {
        const found = await assignments.get(signedIn(request), request.params.id);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.post(
      '/assignments',
      { config: { operation: 'assignments.give' }, schema: { body: planAssignmentInput, response } },
      async (request, reply) => {
        const given = await assignments.give(signedIn(request), request.body);
        return given.ok ? given.value : refuse(reply, given.failure);
      },
    );
  };
}

function severalRoutes({ service: { assignments } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/assignments/several',
      {
        config: { operation: 'assignments.giveSeveral', rateLimit: RATES.writing },
        schema: { body: giveSeveralInput, response: { 200: giveSeveralAnswer } },
      },
      async (request, reply) => {
        const given = await assignments.giveSeveral(signedIn(request), request.body);
        return given.ok ? given.value : refuse(reply, given.failure);
      },
    );
  };
}

function changingRoutes({ service: { assignments } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/assignments/move',
      {
        config: { operation: 'assignments.moveSeveral' },
        schema: { body: moveAssignmentsInput, response: { 200: moveAssignmentsAnswer } },
      },
      async (request, reply) => {
        const { ids, dueOn } = request.body;
        const moved = await assignments.moveSeveral(signedIn(request), ids, dueOn);
        return moved.ok ? { moved: moved.value } : refuse(reply, moved.failure);
      },
    );
    app.put(
      '/assignments/:id',
      {
        config: { operation: 'assignments.move' },
        schema: { params, body: moveAssignmentInput, response },
      },
      async (request, reply) => {
        const moved = await assignments.move(signedIn(request), request.params.id, request.body.dueOn);
        return moved.ok ? moved.value : refuse(reply, moved.failure);
      },
    );
    app.delete(
      '/assignments/:id',
      {
        config: { operation: 'assignments.withdraw' },
        schema: { params, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const withdrawn = await assignments.withdraw(signedIn(request), request.params.id);
        return withdrawn.ok ? { success: true as const } : sendFailure(reply, withdrawn.failure);
      },
    );
  };
}
