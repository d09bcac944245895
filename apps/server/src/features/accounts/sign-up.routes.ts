import {
  askGrownUpInput,
  registerAnswer,
  registerInput,
  sacredIdAnswer,
  sacredIdQuery,
  successAnswer,
} from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { type WireDeps, answerSignedIn, refuse } from './wire.ts';

/** Opening an account, choosing a Sacred ID, and a child's way to a grown-up. */
export function signUpRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const { callerOf } = credentials;

  return async (app) => {
    app.post(
      '/auth/register',
      {
        config: { operation: 'accounts.register', rateLimit: RATES.signIn },
        schema: { body: registerInput, response: { 200: registerAnswer } },
      },
      async (request, reply) => {
        const made = await accounts.signUp.register(request.body, callerOf(request));
        return made.ok ? answerSignedIn(credentials, reply, made.value) : refuse(reply, made.failure);
      },
    );

    app.get(
      '/accounts/sacred-id',
      {
        config: { operation: 'accounts.sacredId', rateLimit: RATES.typing },
        schema: { querystring: sacredIdQuery, response: { 200: sacredIdAnswer } },
      },
      async (request, reply) => {
        const looked = await accounts.sacredIds.look(request.query.sacredId, request.ip);
        return looked.ok ? looked.value : sendFailure(reply, looked.failure, RARE);
      },
    );

    app.post(
      '/accounts/ask-grown-up',
      {
        config: { operation: 'accounts.askGrownUp', rateLimit: RATES.mail },
        schema: { body: askGrownUpInput, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const asked = await accounts.invitations.ask(request.body, callerOf(request));
        return asked.ok ? { success: true as const } : sendFailure(reply, asked.failure, RARE);
      },
    );
  };
}
