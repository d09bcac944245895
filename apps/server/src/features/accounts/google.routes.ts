import { country, timeZone } from '@ori/contracts/accounts';
import { ageGroup } from '@ori/contracts/role-shapes';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { GOOGLE_TRIP_SECONDS } from './google-travel-bag.ts';
import { GOOGLE_CALLBACK_PATH } from './google.service.ts';
import { OAUTH_RETURN_COOKIE, OAUTH_TRIP_COOKIE } from './request-credentials.ts';
import type { WireDeps } from './wire.ts';

const startQuery = z.object({
  from: z.string().max(200).optional(),
  role: z.string().max(20).optional(),
  ageGroup: ageGroup.optional(),
  age: z.coerce.number().int().min(3).max(120).optional(),
  country: country.optional(),
  termsAgreed: z.string().max(8).pipe(z.stringbool()).optional(),
  // A zone this computer does not know is no reason to turn somebody away.
  timeZone: timeZone.optional().catch(undefined),
});
const healthAnswer = z.object({ success: z.boolean(), google: z.enum(['up', 'down', 'not-configured']) });

const leave = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(location, 303);

/** Leaving for Google and coming back (spec §7; the return itself is spec §4 "OAuth return"). */
export function googleRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const config = { rateLimit: RATES.signIn };
  // The callback alone needs to know where the browser came from.
  const tripCookie = { ...credentials.base, path: GOOGLE_CALLBACK_PATH };
  return async (app) => {
    app.get(
      '/auth/google',
      { config: { ...config, operation: 'accounts.googleStart' }, schema: { querystring: startQuery } },
      async (request, reply) => {
        const started = await accounts.google.start(request.query);
        if (!started.ok) return sendFailure(reply, started.failure);
        reply.setCookie(OAUTH_TRIP_COOKIE, started.value.cookie, {
          ...tripCookie,
          maxAge: GOOGLE_TRIP_SECONDS,
        });
        return leave(reply, started.value.location);
      },
    );

    app.get(
      '/auth/google/callback',
      { config: { ...config, operation: 'accounts.googleCallback' } },
      async (request, reply) => {
        const query = request.url.split('?')[1] ?? '';
        const cookie = request.cookies[OAUTH_TRIP_COOKIE] ?? null;
        const back = await accounts.google.callback(query, cookie, credentials.callerOf(request));
        reply.clearCookie(OAUTH_TRIP_COOKIE, tripCookie);
        if (back.binding)
          reply.setCookie(OAUTH_RETURN_COOKIE, back.binding, { ...credentials.base, maxAge: 60 });
        return leave(reply, back.location);
      },
    );

    app.get(
      '/auth/oauth/health',
      {
        config: { ...config, operation: 'accounts.oauthHealth' },
        schema: { response: { 200: healthAnswer } },
      },
      async () => {
        const google = await accounts.google.health();
        return { success: google === 'up', google };
      },
    );
  };
}
