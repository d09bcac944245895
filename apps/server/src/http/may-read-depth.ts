import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from './this-machine.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** May this caller read what an installation reads of itself: an admin, this machine, or who shows the token? */
export function mayReadDepth(request: FastifyRequest, token: string | null): boolean {
  if (request.viewer?.role === 'admin' || isFromThisMachine(request)) return true;
  const { authorization = '' } = request.headers;
  return token !== null && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}
