import {
  changeClassInput,
  classesAnswer,
  makeClassInput,
  roomAnswer,
  type SchoolClass,
  workAnswer,
} from '@ori/contracts/classroom';
import type { ErrorCode } from '@ori/contracts/errors';
import type { Result } from '@ori/contracts/result';
import type { FastifyReply } from 'fastify';
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

/** The teacher's classes as they stand now, or why nothing changed. */
function told(reply: FastifyReply, outcome: Result<SchoolClass[], ErrorCode>) {
  return outcome.ok ? { classes: outcome.value } : sendFailure(reply, outcome.failure);
}

function classRoutes({ service: { classes } }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/classrooms/classes',
      {
        config: { operation: 'classrooms.makeClass', rateLimit: RATES.writing },
        schema: { body: makeClassInput, response },
      },
      async (request, reply) => told(reply, await classes.make(signedIn(request), request.body)),
    );
    app.put(
      '/classrooms/classes/:id',
      {
        config: { operation: 'classrooms.changeClass', rateLimit: RATES.writing },
        schema: { params, body: changeClassInput, response },
      },
      async (request, reply) =>
        told(reply, await classes.change(signedIn(request), request.params.id, request.body)),
    );
    app.delete(
      '/classrooms/classes/:id',
      { config: { operation: 'classrooms.removeClass' }, schema: { params, response } },
      async (request, reply) => told(reply, await classes.remove(signedIn(request), request.params.id)),
    );
  };
}
