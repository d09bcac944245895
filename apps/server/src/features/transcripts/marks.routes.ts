import { mark, markInput, marksAnswer, marksQuery } from '@ori/contracts/transcript';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { TranscriptsService } from './transcripts.service.ts';

/** What is wrong with a mark, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'moved-on': { code: 'moved-on' },
  'correction-unusable': {
    code: 'invalid-input',
    field: 'corrects',
    error: 'There is no such mark in this course',
  },
} as const;

/** Marks of courses: listed newest first, and added. */
export function marksRoutes({ marks }: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/transcripts/marks',
      {
        config: { operation: 'marks.list' },
        schema: { querystring: marksQuery, response: { 200: marksAnswer } },
      },
      async (request, reply) => {
        const listed = await marks.list(signedIn(request), request.query);
        return listed.ok ? listed.value : sendFailure(reply, listed.failure);
      },
    );
    app.post(
      '/transcripts/marks',
      {
        config: { operation: 'marks.add', rateLimit: RATES.writing },
        schema: { body: markInput, response: { 200: mark } },
      },
      async (request, reply) => {
        const added = await marks.add(signedIn(request), request.body);
        if (added.ok) return added.value;
        const { code, ...detail } = FAILURES[added.failure];
        return sendFailure(reply, code, detail);
      },
    );
  };
}
