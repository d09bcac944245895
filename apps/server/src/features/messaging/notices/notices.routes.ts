import { mailedToken } from '@ori/contracts/accounts';
import { noticeChoices, noticeChoicesInput, noticesAnswer, noticesSeen } from '@ori/contracts/notifications';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { NoticesService } from './notices.service.ts';

const done = z.object({ success: z.literal(true) });
const DONE = { success: true } as const;

/** What a person hears of and what they chose; to be mounted under `/api`. */
export function noticesRoutes({ service }: { readonly service: NoticesService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/notifications',
      { config: { operation: 'notifications.list' }, schema: { response: { 200: noticesAnswer } } },
      (request) => service.list(signedIn(request)),
    );
    app.post(
      '/notifications/seen',
      {
        config: { operation: 'notifications.markSeen' },
        schema: { body: noticesSeen, response: { 200: done } },
      },
      (request) => service.markSeen(signedIn(request), new Date(request.body.upTo)).then(() => DONE),
    );
    app.get(
      '/notifications/choices',
      { config: { operation: 'notifications.choices' }, schema: { response: { 200: noticeChoices } } },
      (request) => service.choices(signedIn(request)),
    );
    app.put(
      '/notifications/choices',
      {
        config: { operation: 'notifications.choose', rateLimit: RATES.writing },
        schema: { body: noticeChoicesInput, response: { 200: noticeChoices } },
      },
      (request) => service.choose(signedIn(request), request.body),
    );
    app.post(
      '/notifications/unsubscribe',
      {
        config: { operation: 'notifications.unsubscribe', rateLimit: RATES.mail },
        schema: { body: mailedToken, response: { 200: done } },
      },
      async (request, reply) => {
        const ended = await service.unsubscribe(request.body.token);
        return ended.ok ? DONE : sendFailure(reply, ended.failure);
      },
    );
  };
}
