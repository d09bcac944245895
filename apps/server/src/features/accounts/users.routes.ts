import {
  successAnswer,
  updateProfileAnswer,
  updateProfileInput,
  user,
  usersPage,
} from '@ori/contracts/accounts';
import { LOOK_REASONS } from '@ori/contracts/administration-names';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { type WireDeps, refuse } from './wire.ts';

const byId = z.object({ id: z.uuid() });
/** Learners are named where a reason is given. */
const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  reason: z.enum(LOOK_REASONS).optional(),
});
const userAnswer = z.object({ success: z.literal(true), user });
const UPDATED = 'Profile updated';

/** `/users` of spec §7: list, get, update, delete. */
export function usersRoutes({ accounts }: WireDeps): FastifyPluginAsyncZod {
  const { people } = accounts;

  return async (app) => {
    app.get(
      '/users',
      {
        config: { operation: 'users.list' },
        schema: { querystring: pageQuery, response: { 200: usersPage } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        return people.list(request.viewer, request.query.cursor);
      },
    );

    app.get(
      '/users/:id',
      { config: { operation: 'users.get' }, schema: { params: byId, response: { 200: userAnswer } } },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const found = await people.get('users.get', request.viewer, request.params.id);
        return found.ok ? { success: true as const, user: found.value } : refuse(reply, found.failure);
      },
    );

    app.put(
      '/users/:id',
      {
        config: { operation: 'users.update' },
        schema: { params: byId, body: updateProfileInput, response: { 200: updateProfileAnswer } },
      },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const updated = await accounts.profileChanges.update(
          'users.update',
          request.viewer,
          request.params.id,
          request.body,
        );
        if (!updated.ok) return refuse(reply, updated.failure);
        return { success: true as const, data: updated.value, message: UPDATED };
      },
    );

    app.delete(
      '/users/:id',
      { config: { operation: 'users.delete' }, schema: { params: byId, response: { 200: successAnswer } } },
      async (request, reply) => {
        if (!request.viewer) return sendFailure(reply, 'not-signed-in');
        const removed = await people.remove(request.viewer, request.params.id);
        return removed.ok ? { success: true as const } : refuse(reply, removed.failure);
      },
    );
  };
}
