import {
  checkSessionAnswer,
  loginAnswer,
  loginInput,
  pinLoginInput,
  successAnswer,
} from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { bearerOf } from './request-credentials.ts';
import { type WireDeps, answerSignedIn } from './wire.ts';

/** Coming in, going out, and asking who is in. */
export function signInRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const { callerOf } = credentials;

  return async (app) => {
    app.post(
      '/auth/login',
      {
        config: { operation: 'accounts.login', rateLimit: RATES.signIn, viewer: false },
        schema: { body: loginInput, response: { 200: loginAnswer } },
      },
      async (request, reply) => {
        const entered = await accounts.signIn.login(request.body, callerOf(request));
        return entered.ok
          ? answerSignedIn(credentials, reply, entered.value)
          : sendFailure(reply, entered.failure);
      },
    );

    app.post(
      '/auth/v2/pin/login',
      {
        config: { operation: 'accounts.pinLogin', rateLimit: RATES.signIn, viewer: false },
        schema: { body: pinLoginInput, response: { 200: loginAnswer } },
      },
      async (request, reply) => {
        const entered = await accounts.signIn.pinLogin(request.body, callerOf(request));
        return entered.ok
          ? answerSignedIn(credentials, reply, entered.value)
          : sendFailure(reply, entered.failure);
      },
    );

    app.post(
      '/auth/logout',
      { config: { operation: 'accounts.logout' }, schema: { response: { 200: successAnswer } } },
      async (request, reply) => {
        const { sessionToken } = callerOf(request);
        for (const token of [sessionToken, bearerOf(request)]) {
          if (token) await accounts.sessions.signOut(token);
        }
        credentials.take(reply);
        return { success: true as const };
      },
    );

    app.get(
      '/auth/check-session',
      { config: { operation: 'accounts.checkSession' }, schema: { response: { 200: checkSessionAnswer } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const user = request.viewer && (await accounts.people.me(request.viewer));
        return { authenticated: user !== null, user };
      },
    );
  };
}
