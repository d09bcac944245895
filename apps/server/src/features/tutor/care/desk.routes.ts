import { successAnswer } from '@ori/contracts/accounts';
import {
  changeHelplinesInput,
  helplinesAnswer,
  wrongInput,
  wrongReportsAnswer,
} from '@ori/contracts/tutor-care';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../../http/failures.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { CareService } from './care.service.ts';

/** What admins look after: helplines, and words of the tutor that looked wrong to somebody. */
export function deskRoutes({ service }: { readonly service: CareService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/tutor/helplines',
      {
        config: { operation: 'tutor.helplines', viewer: false },
        schema: { response: { 200: helplinesAnswer } },
      },
      () => service.helplines().then((helplines) => ({ helplines: [...helplines] })),
    );
    app.put(
      '/tutor/helplines',
      {
        config: { operation: 'tutor.changeHelplines' },
        schema: { body: changeHelplinesInput, response: { 200: helplinesAnswer } },
      },
      (request) =>
        service
          .changeHelplines(signedIn(request), request.body.helplines)
          .then((helplines) => ({ helplines: [...helplines] })),
    );
    app.post(
      '/tutor/wrong',
      {
        config: { operation: 'tutor.wrong' },
        schema: { body: wrongInput, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const kept = await service.reports.report(signedIn(request), request.body);
        return kept.ok ? { success: true as const } : sendFailure(reply, kept.failure);
      },
    );
    app.get(
      '/tutor/wrong',
      { config: { operation: 'tutor.readWrong' }, schema: { response: { 200: wrongReportsAnswer } } },
      () => service.reports.latest(),
    );
  };
}
