import { updateProfileAnswer, updateProfileInput, user } from '@ori/contracts/accounts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Viewer } from '@ori/core/access/viewer';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { OAUTH_RETURN_COOKIE, bearerOf, namesBearer } from './request-credentials.ts';
import { type WireDeps, refuse } from './wire.ts';

const profileAnswer = z.object({ success: z.literal(true), user, token: z.string().optional() });
const UPDATED = 'Profile updated';

/** A person's own profile. */
export function profileRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  /** Whom the request names: nobody where its bearer token is nobody's, even beside a good cookie. */
  async function named(request: FastifyRequest): Promise<Viewer | null> {
    if (!namesBearer(request)) return request.viewer;
    const bearer = bearerOf(request);
    return bearer === null ? null : accounts.sessions.viewerOfToken('bearer', bearer);
  }

  return async (app) => {
    app.get(
      '/auth/profile',
      {
        config: { operation: 'accounts.profile', rateLimit: RATES.signIn },
        schema: { response: { 200: profileAnswer } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const bearer = bearerOf(request);
        const binding = request.cookies[OAUTH_RETURN_COOKIE] ?? null;
        const returned =
          bearer && (await accounts.googleReturns.exchange(bearer, binding, credentials.callerOf(request)));
        if (returned) {
          reply.clearCookie(OAUTH_RETURN_COOKIE, credentials.base);
          credentials.give(reply, returned.session);
          return { success: true as const, user: returned.user, token: returned.session.bearerToken };
        }
        const viewer = await named(request);
        const own = viewer && (await accounts.people.me(viewer));
        if (own) return { success: true as const, user: own };
        return sendFailure(reply, namesBearer(request) ? 'profile-from-token-failed' : 'not-signed-in');
      },
    );

    app.put(
      '/auth/update-profile',
      {
        config: { operation: 'accounts.updateProfile' },
        schema: { body: updateProfileInput, response: { 200: updateProfileAnswer } },
      },
      async (request, reply) => {
        const viewer = await named(request);
        if (!viewer) return sendFailure(reply, 'not-signed-in');
        const updated = await accounts.profileChanges.update(
          'accounts.updateProfile',
          viewer,
          viewer.userId,
          request.body,
        );
        if (!updated.ok) return refuse(reply, updated.failure);
        return { success: true as const, data: updated.value, message: UPDATED };
      },
    );
  };
}
