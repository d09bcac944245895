import { mailedToken, successAnswer, undoEmailAnswer } from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { WireDeps } from './wire.ts';

const DONE = { success: true } as const;
const response = { 200: successAnswer };

/** The letter that asks whether an address is right, the answer to it, and the way back from another address. */
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
        return asked.ok ? DONE : sendFailure(reply, asked.failure, RARE);
      },
    );
    app.post(
      '/accounts/confirm-email',
      {
        config: { operation: 'accounts.confirmEmail', rateLimit: RATES.signIn },
        schema: { body: mailedToken, response },
      },
      async (request, reply) => {
        const { token } = request.body;
        // A new address is kept by a token of its own; the text that asks about the one there is, is signed.
        const changed = await accounts.emailChange.confirm(token);
        const confirmed = changed.ok ? changed : await accounts.emailConfirmation.confirm(token);
        return confirmed.ok ? DONE : sendFailure(reply, confirmed.failure);
      },
    );
    app.post(
      '/accounts/undo-email',
      {
        config: { operation: 'accounts.undoEmail', rateLimit: RATES.signIn },
        schema: { body: mailedToken, response: { 200: undoEmailAnswer } },
      },
      async (request, reply) => {
        const undone = await accounts.emailUndo.undo(request.body.token);
        return undone.ok ? { ...DONE, ...undone.value } : sendFailure(reply, undone.failure);
      },
    );
  };
}
