import { successAnswer } from '@ori/contracts/accounts';
import { tryTutorAnswer, tryTutorInput, workHelpAnswer, workHelpInput } from '@ori/contracts/tutor';
import { tryExampleAnswer } from '@ori/contracts/tutor-example';
import { lateCareInput } from '@ori/contracts/tutor-care';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { TutorService } from './tutor.service.ts';

/** Help inside the work, and the visitor's try, to be mounted under `/api`. */
export function talkRoutes({
  service,
}: {
  readonly service: Pick<TutorService, 'turns' | 'tryOut' | 'tryExample' | 'lateCare'>;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/tutor/work-help',
      {
        config: { operation: 'tutor.workHelp' },
        schema: { body: workHelpInput, response: { 200: workHelpAnswer } },
      },
      async (request, reply) => {
        const { kind, ...where } = request.body;
        const helped = await service.turns.workHelp(signedIn(request), { ...where, workHelp: kind });
        if (!helped.ok) return sendFailure(reply, helped.failure);
        return { sessionId: helped.value.sessionId, reply: helped.value.reply };
      },
    );
    app.post(
      '/tutor/late-care',
      {
        config: { operation: 'tutor.lateCare', rateLimit: RATES.mail },
        schema: { body: lateCareInput, response: { 200: successAnswer } },
      },
      (request) => service.lateCare(signedIn(request), request.body).then(() => ({ success: true as const })),
    );
    app.post(
      '/tutor/try',
      {
        config: { operation: 'tutor.try', rateLimit: RATES.tutorTry },
        schema: { body: tryTutorInput, response: { 200: tryTutorAnswer } },
      },
      (request) => service.tryOut(request.body, request.locale).then((reply) => ({ reply })),
    );
    app.get(
      '/tutor/example',
      { config: { operation: 'tutor.try' }, schema: { response: { 200: tryExampleAnswer } } },
      (request) => service.tryExample(request.locale),
    );
  };
}
