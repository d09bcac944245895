import type { FastifyInstance } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { patternOf } from './answered.ts';
import { loggedError } from './logged-error.ts';

/** The server's logger: JSON lines without bodies, query values, cookies, addresses or names. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } }, destination);
}

/** One line for each answered request: its id, what it was, how it ended and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: patternOf(request),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
