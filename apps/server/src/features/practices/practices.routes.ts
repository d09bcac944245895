import {
  logAnswer,
  logEntry,
  logInput,
  logQuery,
  practiceChoice,
  practiceChoiceInput,
} from '@ori/contracts/practices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { PracticesService } from './practices.service.ts';

const byChild = z.object({ childId: z.uuid() });
const byId = z.object({ id: z.uuid() });

/** What is wrong with an entry, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'mindfulness-off': { code: 'mindfulness-off' },
  'activity-unknown': { code: 'invalid-input', field: 'activityId', error: 'There is no such activity' },
  'date-unusable': {
    code: 'invalid-input',
    field: 'day',
    error: 'Please choose a day of the last year, today at the latest',
  },
} as const;

/** What is offered to a child, and the log of what was done at home; to be mounted under `/api`. */
export function practicesRoutes({ service }: { readonly service: PracticesService }): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: practiceChoice };
    app.get(
      '/practices/:childId',
      { config: { operation: 'practices.get' }, schema: { params: byChild, response } },
      async (request, reply) => {
        const found = await service.choices.of(signedIn(request), request.params.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.put(
      '/practices/:childId',
      {
        config: { operation: 'practices.set' },
        schema: { params: byChild, body: practiceChoiceInput, response },
      },
      async (request, reply) => {
        const { params, body } = request;
        const decided = await service.choices.decide(signedIn(request), params.childId, body);
        return decided.ok ? decided.value : sendFailure(reply, decided.failure);
      },
    );
    await app.register(logRoutes(service));
  };
}

function logRoutes({ log }: PracticesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/activity-log',
      {
        config: { operation: 'activityLog.list' },
        schema: { querystring: logQuery, response: { 200: logAnswer } },
      },
      async (request, reply) => {
        const listed = await log.list(signedIn(request), request.query);
        return listed.ok ? listed.value : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/activity-log',
      {
        config: { operation: 'activityLog.add', rateLimit: RATES.writing },
        schema: { body: logInput, response: { 200: logEntry } },
      },
      async (request, reply) => {
        const added = await log.add(signedIn(request), request.body);
        if (added.ok) return added.value;
        const { code, ...detail } = FAILURES[added.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.post(
      '/activity-log/:id/strike',
      { config: { operation: 'activityLog.strike' }, schema: { params: byId, response: { 200: logEntry } } },
      async (request, reply) => {
        const struck = await log.strike(signedIn(request), request.params.id);
        return struck.ok ? struck.value : sendFailure(reply, struck.failure);
      },
    );
  };
}
