import type { ErrorCode } from '@ori/contracts/errors';

/** What went wrong with a call. It becomes words at the edge, by `useFailureWords`. */
export interface Failure {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The server's code, or the one the caller falls back to; null when neither names one. */
  readonly code: ErrorCode | null;
  /** The server's own words: its error or message field (spec §8). */
  readonly text: string | null;
  readonly field: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** The status of an answer that says nothing: the fault is not the asker's, and may pass. */
const UNSOUND = 502;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function fieldsOf(body: Record<string, unknown>): Record<string, string> {
  const entries = isRecord(body['fields']) ? Object.entries(body['fields']) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Reads a failed answer. `fallback` stands in where the server names no error of its own. */
export function failureOf(body: unknown, status: number, fallback: ErrorCode | null = null): Failure {
  const record = isRecord(body) ? body : {};
  return {
    status,
    code: (textOf(record['code']) as ErrorCode | null) ?? fallback,
    text: textOf(record['error']) ?? textOf(record['message']),
    field: textOf(record['field']),
    fields: fieldsOf(record),
  };
}

/** No answer came at all: 'Network error' (spec §8), unless the caller has better words. */
export function networkFailure(code: ErrorCode = 'network'): Failure {
  return failureOf(null, 0, code);
}

/** An answer came that is none: empty, no JSON, or without what was asked for (spec §5, 'Invalid response from server'). */
export function unsoundAnswer(code: ErrorCode = 'invalid-server-response'): Failure {
  return failureOf(null, UNSOUND, code);
}

/** A failed call where a surprise is expected, as TanStack Query does. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.text ?? failure.code ?? String(failure.status));
    this.failure = failure;
  }
}
