import { successAnswer } from '@ori/contracts/accounts';
import {
  addAuthenticatorInput,
  authenticatorStart,
  authenticatorState,
  recoveryCodesAnswer,
} from '@ori/contracts/authenticator';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import type { WireDeps } from '../wire.ts';

const PATH = '/accounts/authenticator';
const rateLimit = RATES.newSecret;

/** What answers a key or codes that are shown once. */
function shownOnceRoutes({ accounts }: WireDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/start`,
      {
        config: { operation: 'accounts.startAuthenticator', rateLimit },
        schema: { response: { 200: authenticatorStart } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const started = await accounts.authenticator.start(request.viewer);
        return started.ok ? started.value : sendFailure(reply, started.failure);
      },
    );

    app.post(
      PATH,
      {
        config: { operation: 'accounts.addAuthenticator', rateLimit },
        schema: { body: addAuthenticatorInput, response: { 200: recoveryCodesAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const { ticket, code } = request.body;
        const added = await accounts.authenticator.add(request.viewer, ticket, code);
        return added.ok ? added.value : sendFailure(reply, added.failure);
      },
    );

    app.post(
      `${PATH}/recovery-codes`,
      {
        config: { operation: 'accounts.makeRecoveryCodes', rateLimit },
        schema: { response: { 200: recoveryCodesAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const made = await accounts.authenticator.renewCodes(request.viewer);
        return made.ok ? made.value : sendFailure(reply, made.failure);
      },
    );
  };
}

/** One's own authenticator app. */
export function authenticatorRoutes(wire: WireDeps): FastifyPluginAsyncZod {
  const { accounts } = wire;
  return async (app) => {
    await app.register(shownOnceRoutes(wire));

    app.get(
      PATH,
      { config: { operation: 'accounts.authenticator' }, schema: { response: { 200: authenticatorState } } },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const state = await accounts.authenticator.state(request.viewer);
        return state.ok ? state.value : sendFailure(reply, state.failure);
      },
    );

    app.delete(
      PATH,
      {
        config: { operation: 'accounts.removeAuthenticator', rateLimit },
        schema: { response: { 200: successAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const removed = await accounts.authenticator.remove(request.viewer);
        return removed.ok ? { success: true as const } : sendFailure(reply, removed.failure);
      },
    );
  };
}
