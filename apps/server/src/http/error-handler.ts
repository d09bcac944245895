import { ERRORS, type ErrorCode } from '@ori/contracts/errors';
import type { Locale } from '@ori/contracts/locale';
import { shapeMessage } from '@ori/contracts/shape-messages';
import { VALUE_WORDS } from '@ori/contracts/value-messages';
import { ReasonNeeded } from '@ori/core/access/look';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { isDatabaseDown, isOutOfRoom } from '../db/database.ts';
import { DrawingBusy } from '../drawing/drawing-busy.ts';
import { MathsBusy } from '../maths-worker/maths-busy.ts';
import { failureBody, sendFailure, type FailureDetail } from './failures.ts';
import { laterPage } from './later-page.ts';
import { complaintsOfRoute, complaintsOfZod, type Complaint } from './validation-fields.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  413: 'body-too-large',
  415: 'unsupported-media',
  429: 'too-many-requests',
};

const NO_JSON = 'This is no JSON';

/** The part of a request that a shape refused. */
function partOf(request: FastifyRequest, context: string | undefined): unknown {
  const { body, params, query, headers } = request;
  return { body, params, headers, querystring: query }[context ?? ''];
}

/** What the reader of bodies itself refuses. */
const BODY_FAULTS: Readonly<Record<string, (locale: Locale) => string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: (locale) => VALUE_WORDS[locale].missing(VALUE_WORDS[locale].nameOf('')),
  FST_ERR_CTP_INVALID_JSON_BODY: (locale) => shapeMessage(NO_JSON, locale) ?? NO_JSON,
};

/** What is wrong with an input, in the reader's words, or null when the error is no complaint about one. */
function complaintsIn(error: unknown, request: FastifyRequest): Complaint[] | null {
  const { locale } = request;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const input = partOf(request, error.validationContext);
    return complaintsOfRoute(error.validation, { locale, input });
  }
  const unread = error instanceof Error && 'code' in error ? BODY_FAULTS[String(error.code)] : undefined;
  if (unread !== undefined) return [{ field: '', message: unread(locale) }];
  return error instanceof ZodError ? complaintsOfZod(error, locale) : null;
}

/** The first complaint in words, and all of them by field. */
export function detailOf(complaints: readonly Complaint[]): FailureDetail {
  const [first] = complaints;
  if (first === undefined || first.field === '') return first === undefined ? {} : { error: first.message };
  const fields = Object.fromEntries(complaints.toReversed().map(({ field, message }) => [field, message]));
  return { error: first.message, field: first.field, ...(complaints.length > 1 ? { fields } : {}) };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : ERRORS.unexpected.status;
}

function answerUnexpected(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = ERRORS.unexpected;
  const told = { ...failureBody('unexpected'), requestId: request.id };
  return reply.code(status).send(laterPage(reply, status) ?? told);
}

/** Every error that leaves a route becomes one of the catalogue's answers here; nothing of its inside gets out. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const complaints = complaintsIn(error, request);
  if (complaints !== null) return sendFailure(reply, 'invalid-input', detailOf(complaints));
  if (isDatabaseDown(error)) {
    if (isOutOfRoom(error)) request.server.standing.isOutOfRoom = true;
    request.log.warn({ err: error }, 'the database is away');
    return sendFailure(reply, 'unavailable');
  }
  if (error instanceof ReasonNeeded) return sendFailure(reply, 'reason-needed');
  if (error instanceof MathsBusy) return sendFailure(reply, 'tutor-busy');
  if (error instanceof DrawingBusy) return sendFailure(reply, 'printer-busy');
  const status = statusOf(error);
  if (status >= 400 && status < 500) return sendFailure(reply, BY_STATUS[status] ?? 'invalid-input');
  request.log.error({ err: error }, 'unexpected');
  return answerUnexpected(request, reply);
}

/** Installs the one error handler; `frameworkErrors` of the app must lead to `answerError` too. */
export function handleErrors(app: FastifyInstance): void {
  app.decorate('standing', { isOutOfRoom: false, isDraining: false });
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    sendFailure(reply, 'not-found'),
  );
}
