import {
  announcement,
  announcementInput,
  announcementsAnswer,
  announcementsQuery,
  announcementsRead,
} from '@ori/contracts/messaging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { AnnouncementsService } from './announcements.service.ts';

/** Words to many; to be mounted under `/api`. */
export function announcementsRoutes({
  service,
}: {
  readonly service: AnnouncementsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/announcements',
      {
        config: { operation: 'announcements.list' },
        schema: { querystring: announcementsQuery, response: { 200: announcementsAnswer } },
      },
      (request) => service.list(signedIn(request), request.query),
    );
    app.post(
      '/announcements',
      {
        config: { operation: 'announcements.publish', rateLimit: RATES.mail },
        schema: { body: announcementInput, response: { 200: announcement } },
      },
      async (request, reply) => {
        const said = await service.publish(signedIn(request), request.body);
        return said.ok ? said.value : sendFailure(reply, said.failure, RARE);
      },
    );
    app.post(
      '/announcements/read',
      {
        config: { operation: 'announcements.markRead' },
        schema: { body: announcementsRead, response: { 200: z.object({ success: z.literal(true) }) } },
      },
      (request) =>
        service.markRead(signedIn(request), request.body.ids).then(() => ({ success: true as const })),
    );
    app.post(
      '/announcements/:id/withdraw',
      {
        config: { operation: 'announcements.withdraw' },
        schema: { params: z.object({ id: z.uuid() }), response: { 200: announcement } },
      },
      async (request, reply) => {
        const withdrawn = await service.withdraw(signedIn(request), request.params.id);
        return withdrawn.ok ? withdrawn.value : sendFailure(reply, withdrawn.failure);
      },
    );
  };
}
