import { ERRORS, type ErrorBody, type ErrorCode, retryAfterOf } from '@ori/contracts/errors';
import type { Locale } from '@ori/contracts/locale';
import { shapeMessage } from '@ori/contracts/shape-messages';
import type { FastifyReply } from 'fastify';
import { laterPage } from './later-page.ts';

/** What a failure may add to the catalogue's entry. */
export interface FailureDetail {
  /** Words for a person, when the catalogue's are too general (a field's own message). */
  readonly error?: string;
  readonly field?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait where a limit of an hour or a day was reached; for other failures it says nothing. */
  readonly limitWaitS?: number;
}

/** For calls limited within an hour or a rolling day: the first of them may be free again by then. */
export const RARE = { limitWaitS: 3600 } as const satisfies FailureDetail;

/** The body of a failed call: the catalogue's words for the code, and the field it is about. */
export function failureBody(code: ErrorCode, detail: FailureDetail = {}): ErrorBody {
  const entry: { text: string; field?: string } = ERRORS[code];
  const field = detail.field ?? entry.field;
  return {
    success: false,
    error: detail.error ?? entry.text,
    code,
    ...(field === undefined ? {} : { field }),
    ...(detail.fields === undefined ? {} : { fields: detail.fields }),
  };
}

/** A sentence of ours in the reader's language; what is in it already, or in nobody's table, stays as it is. */
function wordedFor(locale: Locale, { error, ...detail }: FailureDetail): FailureDetail {
  return error === undefined ? detail : { ...detail, error: shapeMessage(error, locale) ?? error };
}

/** Answers with a failure of the catalogue: its status, its words, its code; with a page where somebody opened one. */
export function sendFailure(reply: FastifyReply, code: ErrorCode, detail: FailureDetail = {}): FastifyReply {
  const limitWaitS = code === 'too-many-requests' ? detail.limitWaitS : undefined;
  const waitS = limitWaitS ?? retryAfterOf(code, new Date());
  if (waitS !== null && !reply.hasHeader('retry-after')) reply.header('retry-after', String(waitS));
  const { status } = ERRORS[code];
  const worded = wordedFor(reply.request.locale, detail);
  return reply.code(status).send(laterPage(reply, status) ?? failureBody(code, worded));
}
