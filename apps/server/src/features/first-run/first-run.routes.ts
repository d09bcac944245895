import {
  firstRunAnswer,
  firstRunFacts,
  firstRunInput,
  firstRunLookInput,
  firstRunOpen,
  trialLetterAnswer,
  trialLetterInput,
  trialStateAnswer,
  trialStateInput,
} from '@ori/contracts/first-run';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import type { FirstRunService } from './first-run.service.ts';

/** The first run; to be mounted under `/api`. Once there is an admin every call of it answers as one that never was. */
export function firstRunRoutes(service: FirstRunService): FastifyPluginAsyncZod {
  /** Before anything else is looked at, so that nothing tells an old address from one that never was. */
  const whileOpen = async (_request: FastifyRequest, reply: FastifyReply) =>
    (await service.isOver()) ? sendFailure(reply, 'not-found') : undefined;
  /** All that is wrong is refused alike. */
  const withLink = async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.body as { token: string };
    return (await service.isRight(token)) ? undefined : sendFailure(reply, 'first-run-link');
  };

  return async (app) => {
    app.addHook('onRequest', whileOpen);
    app.get(
      '/first-run',
      {
        config: { operation: 'firstRun.isOpen', rateLimit: RATES.typing },
        schema: { response: { 200: firstRunOpen } },
      },
      async () => ({ isOpen: true as const }),
    );
    app.post(
      '/first-run/look',
      {
        config: { operation: 'firstRun.look', rateLimit: RATES.firstRun },
        schema: { body: firstRunLookInput, response: { 200: firstRunFacts } },
        preHandler: withLink,
      },
      () => service.look(),
    );
    app.post(
      '/first-run/letter',
      {
        config: { operation: 'firstRun.tryMail', rateLimit: RATES.mail },
        schema: { body: trialLetterInput, response: { 200: trialLetterAnswer } },
        preHandler: withLink,
      },
      async ({ body }) => ({ id: await service.tryMail(body) }),
    );
    app.post(
      '/first-run/letter-state',
      {
        config: { operation: 'firstRun.mailState', rateLimit: RATES.typing },
        schema: { body: trialStateInput, response: { 200: trialStateAnswer } },
        preHandler: withLink,
      },
      ({ body }) => service.mailState(body.id),
    );
    app.post(
      '/first-run/finish',
      {
        config: { operation: 'firstRun.finish', rateLimit: RATES.firstRun },
        schema: { body: firstRunInput, response: { 200: firstRunAnswer } },
      },
      async (request, reply) => {
        const made = await service.finish({ request, reply }, request.body);
        if (made.ok) return made.value;
        const { code, field } = made.failure;
        return sendFailure(reply, code, field === undefined ? {} : { field });
      },
    );
  };
}
