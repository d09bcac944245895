import { decideByRole } from '@ori/core/access/may';
import { isOperation } from '@ori/core/access/operations';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

/**
 * Asks the access table before every handler. A route that names no operation of the table
 * stops the start.
 * @throws at registration of such a route.
 */
export function guardAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isOperation(config?.operation)) {
      throw new Error(`${String(method)} ${url} names no operation of the access table`);
    }
  });
  app.addHook('preParsing', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const decision = operation === undefined ? 'allowed' : decideByRole(operation, request.viewer);
    return decision === 'allowed' ? undefined : sendFailure(reply, decision);
  });
}
