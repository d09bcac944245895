import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiAnswer } from '../../drawing/draw-task.ts';

/** Where calls of the renderer come from; no real connection has such an address. */
const RENDERER_ADDRESS = 'renderer';

/** Calls the renderer makes for its documents are not counted against anybody's limit. */
export function isRenderer(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === RENDERER_ADDRESS;
}

/** Asks our own API within the process, as whoever holds these cookies would: a visitor, where no session is among them. */
export function fetchAsVisitor(app: FastifyInstance, cookies: Record<string, string>) {
  return async (apiPath: string): Promise<ApiAnswer> => {
    if (!apiPath.startsWith('/api/')) throw new Error(`A document may ask the API only, not ${apiPath}`);
    const answer = await app.inject({ url: apiPath, cookies, remoteAddress: RENDERER_ADDRESS });
    return { status: answer.statusCode, text: answer.body };
  };
}
