import { successAnswer } from '@ori/contracts/accounts';
import {
  addPasskeyInput,
  passkey,
  passkeyQuestion,
  passkeysAnswer,
  renamePasskeyInput,
} from '@ori/contracts/passkeys';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import type { WireDeps } from '../wire.ts';

const params = z.object({ id: z.uuid() });
const rateLimit = RATES.newSecret;

/** Adding a passkey: the question, and its answer. */
function makingRoutes({ accounts, credentials }: WireDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/accounts/passkeys/start',
      {
        config: { operation: 'accounts.startPasskey', rateLimit },
        schema: { response: { 200: passkeyQuestion } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const started = await accounts.passkeys.start(request.viewer);
        return started.ok ? { options: { ...started.value } } : sendFailure(reply, started.failure);
      },
    );

    app.post(
      '/accounts/passkeys',
      {
        config: { operation: 'accounts.addPasskey', rateLimit },
        schema: { body: addPasskeyInput, response: { 200: passkey } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const { deviceLabel } = credentials.callerOf(request);
        const added = await accounts.passkeys.add(request.viewer, request.body.passkey, deviceLabel);
        return added.ok ? added.value : sendFailure(reply, added.failure);
      },
    );
  };
}

/** One's own passkeys. */
export function passkeysRoutes(wire: WireDeps): FastifyPluginAsyncZod {
  const { accounts } = wire;
  return async (app) => {
    await app.register(makingRoutes(wire));

    app.get(
      '/accounts/passkeys',
      { config: { operation: 'accounts.passkeys' }, schema: { response: { 200: passkeysAnswer } } },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        return { passkeys: await accounts.passkeys.list(request.viewer) };
      },
    );

    app.put(
      '/accounts/passkeys/:id',
      {
        config: { operation: 'accounts.renamePasskey', rateLimit: RATES.writing },
        schema: { params, body: renamePasskeyInput, response: { 200: passkey } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const renamed = await accounts.passkeys.rename(request.viewer, request.params.id, request.body.name);
        return renamed.ok ? renamed.value : sendFailure(reply, renamed.failure);
      },
    );

    app.delete(
      '/accounts/passkeys/:id',
      {
        config: { operation: 'accounts.removePasskey', rateLimit },
        schema: { params, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const removed = await accounts.passkeys.remove(request.viewer, request.params.id);
        return removed.ok ? { success: true as const } : sendFailure(reply, removed.failure);
      },
    );
  };
}
