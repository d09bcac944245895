import { successAnswer } from '@ori/contracts/accounts';
import {
  alertsAnswer,
  forgetTalksAnswer,
  forgetTalksInput,
  parentCardsAnswer,
  transcriptsAnswer,
  transcriptsQuery,
} from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../../http/failures.ts';
import { RATES } from '../../../http/rates.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { CareService } from './care.service.ts';
import { deskRoutes } from './desk.routes.ts';

/** What a grown-up has to know of; an admin also reads how much was turned away. */
async function alertsFor(alerts: CareService['alerts'], viewer: Viewer) {
  return { alerts: await alerts.list(viewer), redirects: await alerts.redirects(viewer) };
}

const NO_BODY = z.object({}).strict().nullish();

/** What grown-ups see and set, to be mounted under `/api`. */
export function careRoutes({ service }: { readonly service: CareService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tutor/transcripts',
      {
        config: { operation: 'tutor.transcripts' },
        schema: { querystring: transcriptsQuery, response: { 200: transcriptsAnswer } },
      },
      async (request, reply) => {
        const listed = await service.transcripts.list(signedIn(request), request.query);
        return listed.ok ? listed.value : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/tutor/transcripts/forget',
      {
        config: { operation: 'tutor.forgetTalks', rateLimit: RATES.writing },
        schema: { body: forgetTalksInput, response: { 200: forgetTalksAnswer } },
      },
      async (request, reply) => {
        const forgotten = await service.forgetTalks(signedIn(request), request.body);
        return forgotten.ok ? forgotten.value : sendFailure(reply, forgotten.failure);
      },
    );
    app.get(
      '/tutor/alerts',
      { config: { operation: 'tutor.alerts' }, schema: { response: { 200: alertsAnswer } } },
      (request) => alertsFor(service.alerts, signedIn(request)),
    );
    app.post(
      '/tutor/alerts/:id/acknowledge',
      {
        config: { operation: 'tutor.acknowledgeAlert' },
        schema: { params: z.object({ id: z.uuid() }), body: NO_BODY, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const done = await service.alerts.acknowledge(signedIn(request), request.params.id);
        return done.ok ? { success: true as const } : sendFailure(reply, done.failure);
      },
    );
    app.get(
      '/tutor/parent-card',
      { config: { operation: 'tutor.parentCard' }, schema: { response: { 200: parentCardsAnswer } } },
      (request) => service.parentCards(signedIn(request)).then((cards) => ({ cards })),
    );
    await app.register(deskRoutes({ service }));
  };
}
