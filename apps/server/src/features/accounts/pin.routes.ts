import {
  changePinInput,
  completeResetInput,
  resetPinInput,
  setPinInput,
  successAnswer,
  verifyPinInput,
} from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { type WireDeps, refuse } from './wire.ts';

const DONE = { success: true } as const;

/** The PIN calls of spec §7, and the page behind the mailed link. */
export function pinRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  const { callerOf } = credentials;
  const response = { 200: successAnswer };
  const rateLimit = RATES.signIn;

  return async (app) => {
    app.post(
      '/auth/v2/pin/set-pin',
      { config: { operation: 'accounts.setPin', rateLimit }, schema: { body: setPinInput, response } },
      async (request, reply) => {
        const set = await accounts.pins.setPin(request.body, callerOf(request));
        if (!set.ok) return refuse(reply, set.failure);
        if (set.value.session) credentials.give(reply, set.value.session);
        return DONE;
      },
    );

    app.post(
      '/auth/v2/pin/change-pin',
      { config: { operation: 'accounts.changePin', rateLimit }, schema: { body: changePinInput, response } },
      async (request, reply) => {
        const changed = await accounts.pins.changePin(request.body, callerOf(request));
        if (!changed.ok) return refuse(reply, changed.failure);
        if (changed.value.session) credentials.give(reply, changed.value.session);
        return DONE;
      },
    );

    app.post(
      '/auth/v2/pin/verify',
      { config: { operation: 'accounts.verifyPin', rateLimit }, schema: { body: verifyPinInput, response } },
      async (request, reply) => {
        const verified = await accounts.pins.verifyPin(request.body, callerOf(request));
        return verified.ok ? DONE : sendFailure(reply, verified.failure);
      },
    );

    app.post(
      '/auth/v2/pin/reset-pin',
      {
        config: { operation: 'accounts.resetPin', rateLimit: RATES.mail },
        schema: { body: resetPinInput, response },
      },
      async (request, reply) => {
        const asked = await accounts.pinReset.ask(request.body, callerOf(request));
        return asked.ok ? DONE : sendFailure(reply, asked.failure, RARE);
      },
    );

    app.post(
      '/auth/v2/pin/complete-reset',
      {
        config: { operation: 'accounts.completeReset', rateLimit },
        schema: { body: completeResetInput, response },
      },
      async (request, reply) => {
        const completed = await accounts.pinReset.complete(request.body);
        return completed.ok ? DONE : refuse(reply, completed.failure);
      },
    );
  };
}
