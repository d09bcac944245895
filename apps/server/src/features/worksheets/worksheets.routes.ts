import { successAnswer } from '@ori/contracts/accounts';
import {
  byCode,
  giveSheetInput,
  markSheetInput,
  namedPrint,
  previewInput,
  printOptions,
  readyAnswer,
  readyQuery,
  sheetFace,
  sheetKey,
  sheetPreview,
  sheetResults,
  sheetsOfChildAnswer,
  sheetsOfChildQuery,
  sheetSpec,
  shelfAnswer,
  shelfQuery,
  typeSheetInput,
  voidSheetInput,
} from '@ori/contracts/worksheets';
import { decideByRole } from '@ori/core/access/may';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { WorksheetsService } from './worksheets.service.ts';

const byId = z.object({ id: z.uuid() });
const SKILL_UNKNOWN = { field: 'skills', error: 'One of these skills cannot be practiced on paper' };

/** A sheet never changes; a new build may draw it better. */
const DRAWING_KEPT = 'public, max-age=86400';

interface Deps {
  readonly service: WorksheetsService;
}

/** Sheets, their keys, and what comes back of them; to be mounted under `/api`. */
export function worksheetsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const part of [openRoutes, makerRoutes, givingRoutes, cameBackRoutes, printRoutes])
      await app.register(part(deps));
  };
}

function openRoutes({ service: { sheets } }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/worksheets/ready',
      {
        config: { operation: 'worksheets.ready', viewer: false },
        schema: { querystring: readyQuery, response: { 200: readyAnswer } },
      },
      async ({ query, locale }) => sheets.ready(query.band, locale),
    );
    app.get(
      '/worksheets/sheets/:code',
      {
        config: { operation: 'worksheets.face', viewer: false },
        schema: { params: byCode, response: { 200: sheetFace } },
      },
      async ({ params }, reply) => {
        const found = await sheets.face(params.code);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.get(
      '/worksheets/sheets/:code/key',
      { config: { operation: 'worksheets.key' }, schema: { params: byCode, response: { 200: sheetKey } } },
      async ({ params }, reply) => {
        const found = await sheets.key(params.code);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
  };
}

function makerRoutes({ service: { sheets, printing } }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/worksheets/preview',
      {
        config: { operation: 'worksheets.preview', rateLimit: RATES.typing },
        schema: { body: previewInput, response: { 200: sheetPreview } },
      },
      async ({ body }, reply) => {
        const made = await printing.preview(body);
        if (made.ok) return made.value;
        if (made.failure === 'skill-unknown') return sendFailure(reply, 'invalid-input', SKILL_UNKNOWN);
        return sendFailure(reply, made.failure);
      },
    );
    app.post(
      '/worksheets',
      {
        config: { operation: 'worksheets.make', rateLimit: RATES.writing },
        schema: { body: sheetSpec, response: { 200: sheetFace } },
      },
      async (request, reply) => {
        const made = await sheets.make(signedIn(request), request.body);
        if (made.ok) return made.value;
        if (made.failure === 'skill-unknown') return sendFailure(reply, 'invalid-input', SKILL_UNKNOWN);
        return sendFailure(reply, made.failure);
      },
    );
    app.get(
      '/worksheets',
      {
        config: { operation: 'worksheets.shelf' },
        schema: { querystring: shelfQuery, response: { 200: shelfAnswer } },
      },
      (request) => sheets.shelf(signedIn(request), request.query.first, request.query.before),
    );
    app.delete(
      '/worksheets/:id',
      {
        config: { operation: 'worksheets.unshelve', rateLimit: RATES.writing },
        schema: { params: byId, response: { 200: successAnswer } },
      },
      async (request, reply) => {
        const isOff = await sheets.unshelve(signedIn(request), request.params.id);
        return isOff ? { success: true as const } : sendFailure(reply, 'not-found');
      },
    );
  };
}

function givingRoutes({ service: { cameBack } }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/worksheets/sheets/:code/give',
      {
        config: { operation: 'worksheets.give', rateLimit: RATES.writing },
        schema: { params: byCode, body: giveSheetInput, response: { 200: sheetsOfChildAnswer } },
      },
      async (request, reply) => {
        const { params, body } = request;
        const given = await cameBack.give(signedIn(request), params.code, body.childId);
        return given.ok ? { sheets: given.value } : sendFailure(reply, given.failure);
      },
    );
    app.get(
      '/worksheets/given',
      {
        config: { operation: 'worksheets.ofChild' },
        schema: { querystring: sheetsOfChildQuery, response: { 200: sheetsOfChildAnswer } },
      },
      async (request, reply) => {
        const found = await cameBack.ofChild(signedIn(request), request.query.childId);
        return found.ok ? { sheets: found.value } : sendFailure(reply, found.failure);
      },
    );
  };
}

function cameBackRoutes({ service: { cameBack } }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/worksheets/sheets/:code/results',
      {
        config: { operation: 'worksheets.results' },
        schema: { params: byCode, querystring: sheetsOfChildQuery, response: { 200: sheetResults } },
      },
      async (request, reply) => {
        const { params, query } = request;
        const found = await cameBack.results(signedIn(request), params.code, query.childId);
        return found.ok ? found.value : sendFailure(reply, found.failure);
      },
    );
    app.post(
      '/worksheets/sheets/:code/marks',
      {
        config: { operation: 'worksheets.mark', rateLimit: RATES.writing },
        schema: { params: byCode, body: markSheetInput, response: { 200: sheetResults } },
      },
      async (request, reply) => {
        const marked = await cameBack.mark(signedIn(request), request.params.code, request.body);
        return marked.ok ? marked.value : sendFailure(reply, marked.failure);
      },
    );
    app.post(
      '/worksheets/sheets/:code/take-back',
      {
        config: { operation: 'worksheets.takeBack', rateLimit: RATES.writing },
        schema: { params: byCode, body: voidSheetInput, response: { 200: sheetResults } },
      },
      async (request, reply) => {
        const done = await cameBack.takeBack(signedIn(request), request.params.code, request.body);
        return done.ok ? done.value : sendFailure(reply, done.failure);
      },
    );
    app.post(
      '/worksheets/sheets/:code/answers',
      {
        config: { operation: 'worksheets.type', rateLimit: RATES.writing },
        schema: { params: byCode, body: typeSheetInput, response: { 200: sheetResults } },
      },
      async (request, reply) => {
        const typed = await cameBack.type(signedIn(request), request.params.code, request.body);
        return typed.ok ? typed.value : sendFailure(reply, typed.failure);
      },
    );
  };
}

function printRoutes({ service: { printing } }: Deps): FastifyPluginAsyncZod {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Parameters<typeof printing.print>,
  ): Promise<FastifyReply> {
    const [code, options] = asked;
    const needed = options.part === 'sheet' ? 'worksheets.pdf' : 'worksheets.key';
    const decided = decideByRole(needed, request.viewer);
    if (decided !== 'allowed') return sendFailure(reply, decided);
    const printed = await printing.print(code, options);
    if (!printed.ok) return sendFailure(reply, printed.failure);
    reply.header('content-disposition', `inline; filename="${code}.pdf"`);
    return reply.type('application/pdf').send(Buffer.from(printed.value));
  }
  return async (app) => {
    app.get(
      '/worksheets/sheets/:code/drawing',
      { config: { operation: 'worksheets.drawing', viewer: false }, schema: { params: byCode } },
      async ({ params }, reply) => {
        const drawn = await printing.drawing(params.code);
        if (!drawn.ok) return sendFailure(reply, drawn.failure);
        return reply.header('cache-control', DRAWING_KEPT).type('image/svg+xml').send(drawn.value);
      },
    );
    app.get(
      '/worksheets/sheets/:code/pdf',
      {
        config: { operation: 'worksheets.pdf', rateLimit: RATES.printing },
        schema: { params: byCode, querystring: printOptions },
      },
      (request, reply) => send(request, reply, [request.params.code, { ...request.query, name: '' }]),
    );
    app.post(
      '/worksheets/sheets/:code/pdf',
      {
        config: { operation: 'worksheets.pdf', rateLimit: RATES.printing },
        schema: { params: byCode, body: namedPrint },
      },
      (request, reply) => send(request, reply, [request.params.code, request.body]),
    );
  };
}
