import { successAnswer } from '@ori/contracts/accounts';
import {
  addCourseInput,
  printQuery,
  transcriptAnswer,
  transcriptCourseInput,
  transcriptQuery,
  transcriptSettingsInput,
} from '@ori/contracts/transcript';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import { credentialsRoutes } from './credentials.routes.ts';
import { marksRoutes } from './marks.routes.ts';
import type { TranscriptsService } from './transcripts.service.ts';

const byId = z.object({ id: z.uuid() });
const response = { 200: successAnswer };
const DONE = { success: true } as const;

/** What is wrong with a course, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'too-many-open': { code: 'too-many-open' },
  'grade-unknown': { code: 'invalid-input', field: 'grade', error: 'Your scale has no such grade' },
  'repeats-unknown': {
    code: 'invalid-input',
    field: 'repeats',
    error: 'Please choose an earlier course of this child',
  },
  'course-unknown': {
    code: 'invalid-input',
    field: 'productCourse',
    error: 'This child has not worked in that course',
  },
} as const;

/** Transcripts, marks and credentials, to be mounted under `/api`. */
export function transcriptsRoutes({
  service,
}: {
  readonly service: TranscriptsService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(service));
    await app.register(courseRoutes(service));
    await app.register(marksRoutes(service));
    await app.register(credentialsRoutes(service));
  };
}

function readingRoutes({ transcript, printing }: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/transcripts',
      {
        config: { operation: 'transcripts.get' },
        schema: { querystring: transcriptQuery, response: { 200: transcriptAnswer } },
      },
      async (request, reply) => {
        const found = await transcript.get(signedIn(request), request.query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.put(
      '/transcripts/settings',
      {
        config: { operation: 'transcripts.set', rateLimit: RATES.writing },
        schema: { body: transcriptSettingsInput, response },
      },
      async (request, reply) => {
        const saved = await transcript.saveSettings(signedIn(request), request.body);
        return saved.ok ? DONE : sendFailure(reply, saved.failure);
      },
    );
    app.get(
      '/transcripts/print.pdf',
      {
        config: { operation: 'transcripts.print', rateLimit: RATES.printing },
        schema: { querystring: printQuery },
      },
      async (request, reply) => {
        const printed = await printing.print(signedIn(request), request.query);
        if (!printed.ok) return sendFailure(reply, printed.failure);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${request.query.document}.pdf"`)
          .send(Buffer.from(printed.value));
      },
    );
  };
}

function courseRoutes({ courses }: TranscriptsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/transcripts/courses',
      {
        config: { operation: 'transcripts.addCourse', rateLimit: RATES.writing },
        schema: { body: addCourseInput, response },
      },
      async (request, reply) => {
        const added = await courses.add(signedIn(request), request.body);
        if (added.ok) return DONE;
        const { code, ...detail } = FAILURES[added.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.put(
      '/transcripts/courses/:id',
      {
        config: { operation: 'transcripts.changeCourse', rateLimit: RATES.writing },
        schema: { params: byId, body: transcriptCourseInput, response },
      },
      async (request, reply) => {
        const changed = await courses.change(signedIn(request), request.params.id, request.body);
        if (changed.ok) return DONE;
        const { code, ...detail } = FAILURES[changed.failure];
        return sendFailure(reply, code, detail);
      },
    );
    app.delete(
      '/transcripts/courses/:id',
      { config: { operation: 'transcripts.removeCourse' }, schema: { params: byId, response } },
      async (request, reply) => {
        const removed = await courses.remove(signedIn(request), request.params.id);
        if (removed.ok) return DONE;
        const { code, ...detail } = FAILURES[removed.failure];
        return sendFailure(reply, code, detail);
      },
    );
  };
}
