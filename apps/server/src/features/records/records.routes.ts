import { successAnswer } from '@ori/contracts/accounts';
import { ENTRY_MINUTES_MAX } from '@ori/contracts/record-names';
import {
  attendanceInput,
  entryInput,
  instructionEntry,
  lockInput,
  recordLock,
  strikeInput,
  studentYear,
  studentYearInput,
} from '@ori/contracts/records';
import {
  logDaysAnswer,
  logDaysQuery,
  recordSummary,
  spanQuery,
  studentYearsAnswer,
  yearsQuery,
} from '@ori/contracts/records-room';
import { shapeMessage } from '@ori/contracts/shape-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import { logFile, logFileName } from './log-file.ts';
import type { RecordsService } from './records.service.ts';

const byId = z.object({ id: z.uuid() });

/** What is wrong with what was sent, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'year-overlaps': {
    code: 'invalid-input',
    field: 'startsOn',
    error: 'These days belong to another year already',
  },
  'filed-before': {
    code: 'year-filed',
    field: 'startsOn',
    error: 'Days before this one were filed with this year: it cannot begin later',
  },
  'filed-after': {
    code: 'year-filed',
    field: 'endsOn',
    error: 'Days after this one were filed with this year: it cannot end earlier',
  },
  'corrected-unknown': {
    code: 'invalid-input',
    field: 'corrects',
    error: 'What this corrects is not in the log',
  },
  'corrected-already': {
    code: 'invalid-input',
    field: 'corrects',
    error: 'This line was set right or struck already',
  },
  'subject-unknown': {
    code: 'invalid-input',
    field: 'stateSubject',
    error: 'Your state asks for no such subject in this school year',
  },
  'day-full': {
    code: 'invalid-input',
    field: 'minutes',
    error: `A day has at most ${ENTRY_MINUTES_MAX / 60} hours in the log`,
  },
  'date-unusable': {
    code: 'invalid-input',
    field: 'day',
    error: 'Please choose a day that is past, of the last five years',
  },
} as const;

/** Answers with a failure in the reader's language; `field` is named where the call has another one. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: keyof typeof FAILURES,
  field?: string,
) {
  const { code, ...detail } = FAILURES[failure];
  if (!('error' in detail)) return sendFailure(reply, code);
  const error = shapeMessage(detail.error, request.locale) ?? detail.error;
  return sendFailure(reply, code, { error, field: field ?? detail.field });
}

/** School years, the log, attendance and filing; to be mounted under `/api`. */
export function recordsRoutes({ service }: { readonly service: RecordsService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(service));
    await app.register(paperRoutes(service));
    await app.register(writingRoutes(service));
    await app.register(filingRoutes(service));
  };
}

function paperRoutes({ print }: RecordsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/records/log.pdf',
      {
        config: { operation: 'records.print', rateLimit: RATES.printing },
        schema: { querystring: spanQuery },
      },
      async (request, reply) => {
        const found = await print.printed(signedIn(request), request.query);
        if (!found.ok) return sendFailure(reply, found.failure);
        const name = logFileName(found.value.firstName, request.query, 'pdf');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}"`)
          .send(Buffer.from(found.value.pdf));
      },
    );
  };
}

function readingRoutes({ years, log, summary }: RecordsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/records/years',
      {
        config: { operation: 'records.years' },
        schema: { querystring: yearsQuery, response: { 200: studentYearsAnswer } },
      },
      async (request, reply) => {
        const found = await years.list(signedIn(request), request.query.childId);
        return found.ok ? found.value : refuse(request, reply, found.failure);
      },
    );
    app.get(
      '/records/summary',
      {
        config: { operation: 'records.summary' },
        schema: { querystring: spanQuery, response: { 200: recordSummary } },
      },
      async (request, reply) => {
        const found = await summary(signedIn(request), request.query);
        return found.ok ? found.value : refuse(request, reply, found.failure);
      },
    );
    app.get(
      '/records/log',
      {
        config: { operation: 'records.log' },
        schema: { querystring: logDaysQuery, response: { 200: logDaysAnswer } },
      },
      async (request, reply) => {
        const found = await log.page(signedIn(request), request.query);
        return found.ok ? found.value : refuse(request, reply, found.failure);
      },
    );
    app.get(
      '/records/log.csv',
      { config: { operation: 'records.file' }, schema: { querystring: spanQuery } },
      async (request, reply) => {
        const found = await log.all(signedIn(request), request.query);
        if (!found.ok) return refuse(request, reply, found.failure);
        const { firstName, entries } = found.value;
        const name = logFileName(firstName, request.query, 'csv');
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(logFile(entries));
      },
    );
  };
}

function writingRoutes({ log, say }: RecordsService): FastifyPluginAsyncZod {
  const answer = { 200: instructionEntry };
  return async (app) => {
    app.post(
      '/records/entries',
      {
        config: { operation: 'records.write', rateLimit: RATES.writing },
        schema: { body: entryInput, response: answer },
      },
      async (request, reply) => {
        const written = await log.write(signedIn(request), request.body);
        return written.ok ? written.value : refuse(request, reply, written.failure);
      },
    );
    app.post(
      '/records/entries/:id/strike',
      {
        config: { operation: 'records.strike', rateLimit: RATES.writing },
        schema: { params: byId, body: strikeInput, response: answer },
      },
      async (request, reply) => {
        const struck = await log.strike(signedIn(request), request.params.id, request.body);
        return struck.ok ? struck.value : refuse(request, reply, struck.failure);
      },
    );
    app.post(
      '/records/attendance',
      {
        config: { operation: 'records.attend', rateLimit: RATES.marking },
        schema: { body: attendanceInput, response: { 200: recordSummary } },
      },
      async (request, reply) => {
        const said = await say(signedIn(request), request.body);
        return said.ok ? said.value : refuse(request, reply, said.failure, 'to');
      },
    );
  };
}

function filingRoutes({ years, lock }: RecordsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/records/years',
      {
        config: { operation: 'records.setYear', rateLimit: RATES.writing },
        schema: { body: studentYearInput, response: { 200: studentYear } },
      },
      async (request, reply) => {
        const set = await years.set(signedIn(request), request.body);
        return set.ok ? set.value : refuse(request, reply, set.failure);
      },
    );
    app.delete(
      '/records/years/:id',
      {
        config: { operation: 'records.removeYear', rateLimit: RATES.writing },
        schema: { params: byId, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const removed = await years.remove(signedIn(request), request.params.id);
        return removed.ok ? { success: true as const } : sendFailure(reply, removed.failure);
      },
    );
    app.post(
      '/records/locks',
      {
        config: { operation: 'records.lock', rateLimit: RATES.writing },
        schema: { body: lockInput, response: { 200: recordLock } },
      },
      async (request, reply) => {
        const locked = await lock(signedIn(request), request.body);
        return locked.ok ? locked.value : refuse(request, reply, locked.failure, 'to');
      },
    );
  };
}
