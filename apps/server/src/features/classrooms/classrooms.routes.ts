import {
  changeClassInput,
  classesAnswer,
  makeClassInput,
  roomAnswer,
  workAnswer,
} from '@ori/contracts/classroom';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { ClassroomsService } from './classrooms.service.ts';

const params = z.object({ id: z.uuid() });
const response = { 200: classesAnswer };

interface Wire {
  readonly service: ClassroomsService;
}

/** A teacher's rooms; to be mounted under `/api`. */
export function classroomsRoutes(wire: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(roomRoutes(wire));
    await app.register(classRoutes(wire));
  };
}

function roomRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/classrooms/room',
      { config: { operation: 'classrooms.room' }, schema: { response: { 200: roomAnswer } } },
      (request) => service.room(signedIn(request)),
    );
    app.get(
      '/classrooms/work',
      { config: { operation: 'classrooms.work' }, schema: { response: { 200: workAnswer } } },
      (request) => service.work(signedIn(request)),
    );
  };
}

function classRoutes({ service: { classes } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classrooms/classes',
      {
        config: { operation: 'classrooms.makeClass', rateLimit: RATES.writing },
        schema: { body: makeClassInput, response },
      },
      async (request, reply) => {
        const made = await classes.make(signedIn(request), request.body);
        return made.ok ? { classes: made.value } : sendFailure(reply, made.failure);
      },
    );
    app.put(
      '/classrooms/classes/:id',
      {
        config: { operation: 'classrooms.changeClass', rateLimit: RATES.writing },
        schema: { params, body: changeClassInput, response },
      },
      async (request, reply) => {
        const changed = await classes.change(signedIn(request), request.params.id, request.body);
        return changed.ok ? { classes: changed.value } : sendFailure(reply, changed.failure);
      },
    );
    app.delete(
      '/classrooms/classes/:id',
      { config: { operation: 'classrooms.removeClass' }, schema: { params, response } },
      async (request, reply) => {
        const removed = await classes.remove(signedIn(request), request.params.id);
        return removed.ok ? { classes: removed.value } : sendFailure(reply, removed.failure);
      },
    );
  };
}
