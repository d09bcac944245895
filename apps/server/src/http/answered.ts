import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A request that was answered: which kind it was and how it ended, nothing of whom or what it was for. */
export interface Answered {
  readonly method: string;
  /** The route's pattern, never the address with its ids and query; addresses without a route are one. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** A stream ends when somebody leaves: its duration tells nothing of the server. */
  readonly isStream: boolean;
}

/** Which kind of request it was. */
export function patternOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '(no route)';
}

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Hears of an answered request. */
export type HearAnswered = (answered: Answered) => void;

/** Tells of each answered request whoever is there to hear. */
export function hearAnswers(app: FastifyInstance, hearers: readonly (HearAnswered | undefined)[]): void {
  app.addHook('onResponse', async (request, reply) => {
    const answered: Answered = {
      method: request.method,
      route: patternOf(request),
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
      isStream: isStream(reply),
    };
    for (const hear of hearers) hear?.(answered);
  });
}
