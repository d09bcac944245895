import { tabTokenAnswer } from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import type { WireDeps } from './wire.ts';

/** A bearer token for one more tab of a signed-in browser. */
export function tabTokenRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const { callerOf } = credentials;

  return async (app) => {
    app.post(
      '/accounts/tab-token',
      {
        config: { operation: 'accounts.tabToken', rateLimit: RATES.signIn },
        schema: { response: { 200: tabTokenAnswer } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { sessionToken } = callerOf(request);
        const given = sessionToken && (await accounts.sessions.tabToken(sessionToken));
        return given ? { success: true as const, ...given } : sendFailure(reply, 'not-signed-in');
      },
    );
  };
}
