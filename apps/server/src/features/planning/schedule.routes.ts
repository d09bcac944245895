import { successAnswer } from '@ori/contracts/accounts';
import {
  addRestInput,
  changeAnswer,
  moveEntryInput,
  restSpan,
  schedule,
  scheduleQuery,
  sickDayInput,
  timetableInput,
} from '@ori/contracts/planning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PlanningService } from './planning.service.ts';

interface Wire {
  readonly service: PlanningService;
}
const params = z.object({ id: z.uuid() });
const response = { 200: schedule };
/** The week the entry went to, and what moved with it. */
const movedAnswer = schedule.extend(changeAnswer.shape).meta({ id: 'MovedSchedule' });
const drawInput = z.object({ childId: z.uuid().optional() }).strict();
const TOO_LONG = { field: 'to', error: 'Those are too many days off at once' };

/** The week, its dated entries and the days off. */
export function scheduleRoutes(wire: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(planRoutes(wire));
    await app.register(restRoutes(wire));
  };
}

function planRoutes({ service }: Wire): FastifyPluginAsyncZod {
  const plans = service.schedule;
  return async (app) => {
    app.get(
      '/schedule',
      { config: { operation: 'schedule.get' }, schema: { querystring: scheduleQuery, response } },
      async (request, reply) => {
        const plan = await plans.get(signedIn(request), request.query);
        return plan.ok ? plan.value : sendFailure(reply, plan.failure);
      },
    );
    app.put(
      '/schedule/timetable',
      { config: { operation: 'schedule.setTimetable' }, schema: { body: timetableInput, response } },
      async (request, reply) => {
        const plan = await plans.setTimetable(signedIn(request), request.body);
        return plan.ok ? plan.value : sendFailure(reply, plan.failure);
      },
    );
    app.post(
      '/schedule/draw',
      { config: { operation: 'schedule.draw' }, schema: { body: drawInput, response } },
      async (request, reply) => {
        const plan = await plans.draw(signedIn(request), request.body.childId);
        return plan.ok ? plan.value : sendFailure(reply, plan.failure);
      },
    );
    app.post(
      '/schedule/entries/:id/move',
      {
        config: { operation: 'schedule.move' },
        schema: { params, body: moveEntryInput, response: { 200: movedAnswer } },
      },
      async (request, reply) => {
        const viewer = signedIn(request);
        const moved = await plans.move(viewer, request.params.id, request.body.day);
        if (!moved.ok) return sendFailure(reply, moved.failure);
        return { ...moved.value.schedule, ...(await service.changes.changeOf(moved.value.changeId, viewer)) };
      },
    );
  };
}

function restRoutes({ service }: Wire): FastifyPluginAsyncZod {
  const { rests } = service;
  return async (app) => {
    app.post(
      '/schedule/sick-day',
      {
        config: { operation: 'schedule.sickDay' },
        schema: { body: sickDayInput, response: { 200: changeAnswer } },
      },
      async (request, reply) => {
        const viewer = signedIn(request);
        const changed = await rests.sickDay(viewer, request.body);
        return changed.ok
          ? service.changes.changeOf(changed.value, viewer)
          : sendFailure(reply, changed.failure);
      },
    );
    app.post(
      '/schedule/rests',
      {
        config: { operation: 'schedule.rest' },
        schema: { body: addRestInput, response: { 200: restSpan } },
      },
      async (request, reply) => {
        const rest = await rests.add(signedIn(request), request.body);
        if (rest.ok) return rest.value;
        if (rest.failure === 'too-long') return sendFailure(reply, 'invalid-input', TOO_LONG);
        return sendFailure(reply, rest.failure);
      },
    );
    app.delete(
      '/schedule/rests/:id',
      { config: { operation: 'schedule.endRest' }, schema: { params, response: { 200: successAnswer } } },
      async (request, reply) => {
        const ended = await rests.remove(signedIn(request), request.params.id);
        if (ended.ok) return { success: true as const };
        return sendFailure(reply, ended.failure === 'too-long' ? 'invalid-input' : ended.failure);
      },
    );
  };
}
