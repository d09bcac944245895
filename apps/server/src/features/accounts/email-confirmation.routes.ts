import { mailedToken, successAnswer } from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { WireDeps } from './wire.ts';

const DONE = { success: true } as const;
const response = { 200: successAnswer };

/** The letter that asks whether an address is right, and the answer to it. */
export function emailConfirmationRoutes({ accounts }: WireDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/accounts/ask-email-confirmation',
      {
        config: { operation: 'accounts.askEmailConfirmation', rateLimit: RATES.mail },
        schema: { response },
      },
      async (request, reply) => {
        const asked = await accounts.emailConfirmation.askAgain(signedIn(request));
        return asked.ok ? DONE : sendFailure(reply, asked.failure);
      },
    );
    app.post(
      '/accounts/confirm-email',
      {
        config: { operation: 'accounts.confirmEmail', rateLimit: RATES.signIn },
        schema: { body: mailedToken, response },
      },
      async (request, reply) => {
        const confirmed = await accounts.emailConfirmation.confirm(request.body.token);
        return confirmed.ok ? DONE : sendFailure(reply, confirmed.failure);
      },
    );
  };
}
