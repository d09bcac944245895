import { loginAnswer } from '@ori/contracts/accounts';
import { PASSKEY_MINUTES, passkeyQuestion, passkeySignInInput } from '@ori/contracts/passkeys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import { PASSKEY_COOKIE } from '../request-credentials.ts';
import { answerSignedIn, type WireDeps } from '../wire.ts';

/** Signing in by passkey; the question is also asked where somebody signed in proves who they are. */
export function passkeySignInRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const config = { rateLimit: RATES.signIn, viewer: false } as const;
  return async (app) => {
    app.post(
      '/auth/passkeys/start',
      {
        config: { ...config, operation: 'accounts.passkeyStart' },
        schema: { response: { 200: passkeyQuestion } },
      },
      async (_request, reply) => {
        const { binding, options } = await accounts.passkeySignIn.start();
        reply.setCookie(PASSKEY_COOKIE, binding, { ...credentials.base, maxAge: PASSKEY_MINUTES * 60 });
        return { options: { ...options } };
      },
    );

    app.post(
      '/auth/passkeys/finish',
      {
        config: { ...config, operation: 'accounts.passkeyFinish' },
        schema: { body: passkeySignInInput, response: { 200: loginAnswer } },
      },
      async (request, reply) => {
        const entered = await accounts.passkeySignIn.finish(request.body, credentials.callerOf(request));
        reply.clearCookie(PASSKEY_COOKIE, credentials.base);
        return entered.ok
          ? answerSignedIn(credentials, reply, entered.value)
          : sendFailure(reply, entered.failure);
      },
    );
  };
}
