import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PIECES, type Piece } from '../observe/work.ts';
import { patternOf } from './answered.ts';

type RequestPiece = Piece & { attributes: Record<string, string | number> };

/** Begins a request's piece; its id leads from a trace to the lines of the log. */
function pieceOf(request: FastifyRequest): RequestPiece {
  const route = patternOf(request);
  return {
    kind: 'request',
    name: `${request.method} ${route}`,
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'ori.request.id': request.id,
    },
  };
}

/** Tells of each request where somebody listened before the app was made, and what is done within it as its parts. */
export function traceRequests(app: FastifyInstance): void {
  if (!PIECES.hasSubscribers) return;
  const pieces = new WeakMap<FastifyRequest, RequestPiece>();
  app.addHook('onRequest', (request, _reply, done) => {
    const piece = pieceOf(request);
    pieces.set(request, piece);
    PIECES.start.runStores(piece, done);
  });
  // The body came by events of the socket, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const piece = pieces.get(request);
    if (piece) PIECES.start.runStores(piece, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const piece = pieces.get(request);
    if (!piece) return;
    piece.attributes['http.response.status_code'] = reply.statusCode;
    PIECES.asyncEnd.publish(piece);
  });
}
