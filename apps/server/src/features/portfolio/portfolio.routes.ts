import {
  assessmentInput,
  bookInput,
  fileQuery,
  ofChild,
  portfolio,
  portfolioPrintQuery,
  portfolioQuery,
  sampleInput,
  thingQuery,
} from '@ori/contracts/portfolio';
import { FILE_MAX_BYTES } from '@ori/contracts/portfolio-names';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import { createHeldBytes } from '../../uploads/held-bytes.ts';
import type { PortfolioService } from './portfolio.service.ts';

const byId = z.object({ id: z.uuid() });
const kept = z.object({ success: z.literal(true) });
const KEPT = { success: true } as const;

/** The portfolio: samples, books, tests and evaluations, and their paper; to be mounted under `/api`. */
export function portfolioRoutes({ service }: { readonly service: PortfolioService }): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingRoutes(service));
    await app.register(keepingRoutes(service));
    await app.register(fileRoutes(service));
  };
}

function readingRoutes(service: PortfolioService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/portfolio',
      {
        config: { operation: 'portfolio.get' },
        schema: { querystring: portfolioQuery, response: { 200: portfolio } },
      },
      async (request, reply) => {
        const found = await service.get(signedIn(request), request.query);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/portfolio/print.pdf',
      {
        config: { operation: 'portfolio.print', rateLimit: RATES.printing },
        schema: { querystring: portfolioPrintQuery },
      },
      async (request, reply) => {
        const printed = await service.print(signedIn(request), request.query);
        if (!printed.ok) return sendFailure(reply, printed.failure);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${request.query.document}.pdf"`)
          .send(Buffer.from(printed.value));
      },
    );
    app.get(
      '/portfolio/samples/:id/file',
      { config: { operation: 'portfolio.file' }, schema: { params: byId, querystring: fileQuery } },
      async (request, reply) => {
        const { id } = request.params;
        const found = await service.file(signedIn(request), id, request.query);
        if (!found.ok) return sendFailure(reply, found.failure);
        const { type, content } = found.value;
        // A document of others is never shown in our own pages: it is saved, and opened by what the person trusts.
        const isDocument = type === 'application/pdf';
        return reply
          .type(type)
          .header('content-disposition', isDocument ? `attachment; filename="${id}.pdf"` : 'inline')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'private, no-cache')
          .send(content);
      },
    );
  };
}

function keepingRoutes(service: PortfolioService): FastifyPluginAsyncZod {
  const answer = { 200: kept };
  return async (app) => {
    app.put(
      '/portfolio/samples',
      {
        config: { operation: 'portfolio.keepSample', rateLimit: RATES.writing },
        schema: { body: sampleInput, response: answer },
      },
      async (request, reply) => {
        const done = await service.keepSample(signedIn(request), request.body);
        return done.ok ? KEPT : sendFailure(reply, done.failure);
      },
    );
    app.put(
      '/portfolio/books',
      {
        config: { operation: 'portfolio.keepBook', rateLimit: RATES.writing },
        schema: { body: bookInput, response: answer },
      },
      async (request, reply) => {
        const done = await service.keepBook(signedIn(request), request.body);
        return done.ok ? KEPT : sendFailure(reply, done.failure);
      },
    );
    app.put(
      '/portfolio/assessments',
      {
        config: { operation: 'portfolio.keepAssessment', rateLimit: RATES.writing },
        schema: { body: assessmentInput, response: answer },
      },
      async (request, reply) => {
        const done = await service.keepAssessment(signedIn(request), request.body);
        return done.ok ? KEPT : sendFailure(reply, done.failure);
      },
    );
    app.delete(
      '/portfolio/things/:id',
      {
        config: { operation: 'portfolio.remove', rateLimit: RATES.writing },
        schema: { params: byId, querystring: thingQuery, response: answer },
      },
      async (request, reply) => {
        const thing = { ...request.params, ...request.query };
        const done = await service.remove(signedIn(request), thing);
        return done.ok ? KEPT : sendFailure(reply, done.failure);
      },
    );
  };
}

/** Beside the nine files that may be looked at or wait for it, some on their way. */
const ROOM = { all: 12 * FILE_MAX_BYTES, ofOne: 4 * FILE_MAX_BYTES } as const;

/** Before the body is read: what was not told counts as the most that would be read. */
function holdFiles(app: FastifyInstance): void {
  const hold = createHeldBytes(ROOM);
  app.addHook('preParsing', async (request, reply) => {
    const { 'content-length': told } = request.headers;
    const bytes = Math.min(told === undefined ? FILE_MAX_BYTES : Number(told), FILE_MAX_BYTES);
    const letGo = hold(signedIn(request).userId, bytes);
    if (letGo === null) return sendFailure(reply, 'uploads-busy');
    reply.raw.once('close', letGo);
    return undefined;
  });
}

/** The bytes of a file as they are: whatever a browser calls them, what they are is seen from themselves. */
function fileRoutes(service: PortfolioService): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    holdFiles(app);
    const whole = { parseAs: 'buffer', bodyLimit: FILE_MAX_BYTES } as const;
    app.addContentTypeParser('*', whole, (_request, body, done) => done(null, body));
    app.put(
      '/portfolio/samples/:id/file',
      {
        config: { operation: 'portfolio.keepFile', rateLimit: RATES.files },
        bodyLimit: FILE_MAX_BYTES,
        schema: { params: byId, querystring: ofChild, response: { 200: kept } },
      },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const named = { id: request.params.id, childId: request.query.childId };
        const done = await service.keepFile(signedIn(request), named, bytes);
        return done.ok ? KEPT : sendFailure(reply, done.failure);
      },
    );
  };
}
