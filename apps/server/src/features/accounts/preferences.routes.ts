import { updateProfileInput, user } from '@ori/contracts/accounts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { type WireDeps, refuse } from './wire.ts';

const byId = z.object({ id: z.uuid() });
const preferencesInput = updateProfileInput.shape.preferences.unwrap();
const preferencesAnswer = z.object({ success: z.literal(true), preferences: user.shape.preferences });

/** `/users/:id/preferences` of spec §7: one's own, read and merged. */
export function preferencesRoutes({ accounts }: WireDeps): FastifyPluginAsyncZod {
  const { people } = accounts;

  return async (app) => {
    app.get(
      '/users/:id/preferences',
      {
        config: { operation: 'users.preferences' },
        schema: { params: byId, response: { 200: preferencesAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const found = await people.get('users.preferences', request.viewer, request.params.id);
        if (!found.ok) return refuse(reply, found.failure);
        return { success: true as const, preferences: found.value.preferences };
      },
    );

    app.put(
      '/users/:id/preferences',
      {
        config: { operation: 'users.updatePreferences' },
        schema: { params: byId, body: preferencesInput, response: { 200: preferencesAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const changes = { preferences: request.body };
        const updated = await accounts.profileChanges.update(
          'users.updatePreferences',
          request.viewer,
          request.params.id,
          changes,
        );
        if (!updated.ok) return refuse(reply, updated.failure);
        return { success: true as const, preferences: updated.value.preferences };
      },
    );
  };
}
