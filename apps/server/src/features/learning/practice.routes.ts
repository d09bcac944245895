import {
  attemptAnswer,
  attemptInput,
  hintAnswer,
  hintInput,
  questionsAnswer,
  questionsInput,
} from '@ori/contracts/practice';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LearningService } from './learning.service.ts';

/** Questions, hints and answers. */
export function practiceRoutes({ service }: { readonly service: LearningService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/learning/questions',
      {
        config: { operation: 'learning.questions' },
        schema: { body: questionsInput, response: { 200: questionsAnswer } },
      },
      async (request, reply) => {
        const asked = await service.questions(signedIn(request), request.body);
        return asked.ok ? asked.value : sendFailure(reply, 'not-found', { field: asked.failure });
      },
    );
    app.post(
      '/learning/hints',
      { config: { operation: 'learning.hints' }, schema: { body: hintInput, response: { 200: hintAnswer } } },
      async (request, reply) => {
        const hint = await service.hint(signedIn(request), request.body);
        return hint.ok ? hint.value : sendFailure(reply, hint.failure);
      },
    );
    app.post(
      '/learning/attempts',
      {
        config: { operation: 'learning.attempts' },
        schema: { body: attemptInput, response: { 200: attemptAnswer } },
      },
      async (request, reply) => {
        const answered = await service.submit(signedIn(request), request.body);
        return answered.ok ? answered.value : sendFailure(reply, answered.failure);
      },
    );
  };
}
