import { attemptAnswer, hintAnswer, hintInput, questionsAnswer } from '@ori/contracts/practice';
import { tryAnswerInput, tryQuestionsInput } from '@ori/contracts/try-out';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../../http/failures.ts';
import { signedIn } from '../../../http/signed-in.ts';
import type { TryOutService } from './try-out.service.ts';

/** Trying in a child's place, to be mounted under `/api`. */
export function tryOutRoutes({ service }: { readonly service: TryOutService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/try-out/questions',
      {
        config: { operation: 'tryOut.questions' },
        schema: { body: tryQuestionsInput, response: { 200: questionsAnswer } },
      },
      async (request, reply) => {
        const asked = await service.questions(signedIn(request), request.body);
        return asked.ok ? asked.value : sendFailure(reply, asked.failure);
      },
    );
    app.post(
      '/try-out/hints',
      { config: { operation: 'tryOut.hint' }, schema: { body: hintInput, response: { 200: hintAnswer } } },
      async (request, reply) => {
        const hint = service.hint(signedIn(request), request.body);
        return hint.ok ? hint.value : sendFailure(reply, hint.failure);
      },
    );
    app.post(
      '/try-out/answers',
      {
        config: { operation: 'tryOut.answer' },
        schema: { body: tryAnswerInput, response: { 200: attemptAnswer } },
      },
      async (request, reply) => {
        const judged = service.answer(signedIn(request), request.body);
        return judged.ok ? judged.value : sendFailure(reply, judged.failure);
      },
    );
  };
}
