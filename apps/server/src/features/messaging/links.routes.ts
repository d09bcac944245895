import { mailedToken } from '@ori/contracts/accounts';
import {
  childTeacher,
  childTeachersAnswer,
  grantsInput,
  linkAnswerInput,
  linkInput,
  taughtAnswer,
} from '@ori/contracts/messaging';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RARE, sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LinksService } from './links.service.ts';
import type { TeachingService } from './teaching.service.ts';

const byId = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

/** The parents' side of the links; to be mounted under `/api`. */
export function linksRoutes({ service }: { readonly service: LinksService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/child-teachers',
      { config: { operation: 'teachers.list' }, schema: { response: { 200: childTeachersAnswer } } },
      (request) => service.list(signedIn(request)).then((teachers) => ({ teachers })),
    );
    app.post(
      '/child-teachers',
      {
        config: { operation: 'teachers.invite', rateLimit: RATES.mail },
        schema: { body: linkInput, response: { 200: childTeacher } },
      },
      async (request, reply) => {
        const invited = await service.invite(signedIn(request), request.body);
        return invited.ok ? invited.value : sendFailure(reply, invited.failure, RARE);
      },
    );
    app.put(
      '/child-teachers/:id',
      {
        config: { operation: 'teachers.change', rateLimit: RATES.writing },
        schema: { params: byId, body: grantsInput, response: { 200: childTeacher } },
      },
      async (request, reply) => {
        const changed = await service.change(signedIn(request), request.params.id, request.body);
        return changed.ok ? changed.value : sendFailure(reply, changed.failure);
      },
    );
    app.delete(
      '/child-teachers/:id',
      { config: { operation: 'teachers.end' }, schema: { params: byId, response: { 200: done } } },
      async (request, reply) => {
        const ended = await service.end(signedIn(request), request.params.id);
        return ended.ok ? { success: true as const } : sendFailure(reply, ended.failure);
      },
    );
  };
}

/** The teachers' side of the links; to be mounted under `/api`. */
export function teachingRoutes({ service }: { readonly service: TeachingService }): FastifyPluginAsyncZod {
  return async (app) => {
    const response = { 200: taughtAnswer };
    app.get('/teaching', { config: { operation: 'teaching.list' }, schema: { response } }, (request) =>
      service.list(signedIn(request)).then((children) => ({ children })),
    );
    app.post(
      '/teaching/claim',
      {
        config: { operation: 'teaching.claim', rateLimit: RATES.mail },
        schema: { body: mailedToken, response },
      },
      async (request, reply) => {
        const claimed = await service.claim(signedIn(request), request.body.token);
        return claimed.ok ? { children: claimed.value } : sendFailure(reply, claimed.failure);
      },
    );
    app.post(
      '/teaching/:id/answer',
      {
        config: { operation: 'teaching.answer', rateLimit: RATES.writing },
        schema: { params: byId, body: linkAnswerInput, response },
      },
      async (request, reply) => {
        const { params, body } = request;
        const answered = await service.answer(signedIn(request), params.id, body.accept);
        return answered.ok ? { children: answered.value } : sendFailure(reply, answered.failure);
      },
    );
  };
}
