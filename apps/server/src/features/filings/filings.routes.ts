import { successAnswer } from '@ori/contracts/accounts';
import {
  filing,
  filingInput,
  filingsAnswer,
  filingsQuery,
  ownDateInput,
  packetQuery,
  requirementsAnswer,
  requirementsQuery,
  takeBackInput,
} from '@ori/contracts/filings';
import { shapeMessage } from '@ori/contracts/shape-messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { FilingsService } from './filings.service.ts';

const byId = z.object({ id: z.uuid() });

/** What is wrong with what was sent, as the catalogue says it: the code, and the field at fault. */
const FAILURES = {
  'not-found': { code: 'not-found' },
  'key-reused': { code: 'key-reused' },
  'moved-on': { code: 'moved-on' },
  'printer-busy': { code: 'printer-busy' },
  'duty-unknown': {
    code: 'invalid-input',
    field: 'dutyId',
    error: 'This year asks for no such filing',
  },
  'date-unusable': {
    code: 'invalid-input',
    field: 'sentOn',
    error: 'Please choose today or a day that is past',
  },
  filed: {
    code: 'invalid-input',
    field: 'dueOn',
    error: 'This was handed in already: take that back first',
  },
  outside: {
    code: 'invalid-input',
    field: 'dueOn',
    error: 'Please choose a day of this school year, or one near it',
  },
  'too-early': {
    code: 'invalid-input',
    field: 'dueOn',
    error: 'A part of the year ends after it has begun: please choose a later day',
  },
  'out-of-order': {
    code: 'invalid-input',
    field: 'dueOn',
    error:
      'The parts follow one another: please choose a day after the part before and before the part after',
  },
  'law-unknown': {
    code: 'invalid-input',
    field: 'childId',
    error: 'We have not read the law of this state yet',
  },
  'year-needed': {
    code: 'invalid-input',
    field: 'childId',
    error: 'Please set up the school year first',
  },
} as const;

/** Answers with a failure in the reader's language. */
function refuse(request: FastifyRequest, reply: FastifyReply, failure: keyof typeof FAILURES) {
  const { code, ...detail } = FAILURES[failure];
  if (!('error' in detail)) return sendFailure(reply, code);
  return sendFailure(reply, code, {
    ...detail,
    error: shapeMessage(detail.error, request.locale) ?? detail.error,
  });
}

/** What is due, what was handed in, and the packet; to be mounted under `/api`. */
export function filingsRoutes({ service }: { readonly service: FilingsService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(service));
    await app.register(writingRoutes(service));
  };
}

function readingRoutes(service: FilingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/filings/requirements',
      {
        config: { operation: 'filings.requirements' },
        schema: { querystring: requirementsQuery, response: { 200: requirementsAnswer } },
      },
      async (request, reply) => {
        const told = await service.requirements.of(signedIn(request), request.query);
        return told.ok ? told.value : refuse(request, reply, told.failure);
      },
    );
    app.get(
      '/filings',
      {
        config: { operation: 'filings.list' },
        schema: { querystring: filingsQuery, response: { 200: filingsAnswer } },
      },
      async (request, reply) => {
        const listed = await service.list(signedIn(request), request.query);
        return listed.ok ? listed.value : refuse(request, reply, listed.failure);
      },
    );
    app.get(
      '/filings/packet.pdf',
      {
        config: { operation: 'filings.packet', rateLimit: RATES.writing },
        schema: { querystring: packetQuery },
      },
      async (request, reply) => {
        const printed = await service.packet.print(signedIn(request), request.query);
        if (!printed.ok) return refuse(request, reply, printed.failure);
        const name = ['filing-packet', request.query.dutyId, request.query.part].filter(Boolean).join('-');
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}.pdf"`)
          .send(Buffer.from(printed.value));
      },
    );
  };
}

function writingRoutes(service: FilingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/filings',
      {
        config: { operation: 'filings.add', rateLimit: RATES.writing },
        schema: { body: filingInput, response: { 200: filing } },
      },
      async (request, reply) => {
        const added = await service.add(signedIn(request), request.body);
        return added.ok ? added.value : refuse(request, reply, added.failure);
      },
    );
    app.put(
      '/filings/dates',
      {
        config: { operation: 'filings.setDate', rateLimit: RATES.writing },
        schema: { body: ownDateInput, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const set = await service.ownDates.set(signedIn(request), request.body);
        return set.ok ? { success: true as const } : refuse(request, reply, set.failure);
      },
    );
    app.post(
      '/filings/:id/take-back',
      {
        config: { operation: 'filings.takeBack', rateLimit: RATES.writing },
        schema: { params: byId, body: takeBackInput, response: { 200: filing } },
      },
      async (request, reply) => {
        const undone = await service.takeBack(signedIn(request), request.params.id, request.body);
        return undone.ok ? undone.value : refuse(request, reply, undone.failure);
      },
    );
  };
}
