import type { ErrorCode } from '@ori/contracts/errors';
import { CSRF_HEADER } from '@ori/contracts/limits';
import { fail, succeed, type Result } from '@ori/contracts/result';
import { readCookie } from './cookies.ts';
import { failureOf, networkFailure, unsoundAnswer, type Failure } from './failure.ts';
import { isSound } from './is-sound.ts';
import { tellSession } from './session-ended.ts';
import { COOKIES } from './storage-keys.ts';
import { untilTooLong } from './until-too-long.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RestOptions<Answer = unknown> {
  /** The catalogue text to show when the server names no error of its own. */
  readonly fallback?: ErrorCode;
  /** What the caller reads of the answer and cannot do without. */
  readonly needs?: readonly (keyof Answer & string)[];
  /** The catalogue text for an answer that lacks it; 'Invalid response from server' unless told otherwise. */
  readonly unsound?: ErrorCode;
  readonly token?: string | null;
  readonly signal?: AbortSignal;
  /** The call goes on where its page is left. */
  readonly keepalive?: boolean;
}

/** Where the CSRF cookie comes from when the browser has none yet. */
const CSRF_SOURCE = '/api/auth/check-session';

/** A file goes as it is, everything else as JSON. */
const typeOf = (body: unknown): string =>
  body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';

function headersOf(body: unknown, token: string | null | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    [CSRF_HEADER]: readCookie(COOKIES.csrf) ?? '',
    ...(body === undefined ? {} : { 'content-type': typeOf(body) }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

type SendOptions = Pick<RestOptions, 'token' | 'signal' | 'keepalive'>;

async function send(method: Method, path: string, body: unknown, options: SendOptions): Promise<Response> {
  // Only what changes nothing may be given up: of a change nobody would know whether it was made.
  const signal = method === 'GET' ? untilTooLong(options.signal) : options.signal;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: headersOf(body, options.token),
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  });
  return response;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Changing calls need the token that a first answer sets; a page of the night before has an old one. */
async function sendGuarded(
  method: Method,
  path: string,
  body: unknown,
  options: SendOptions,
): Promise<readonly [Response, unknown]> {
  const changes = method !== 'GET';
  if (changes && !readCookie(COOKIES.csrf)) await send('GET', CSRF_SOURCE, undefined, {});
  const ask = async () => {
    const response = await send(method, path, body, options);
    const answer = await bodyOf(response);
    const code = response.ok ? null : failureOf(answer, response.status).code;
    tellSession(path, response.status, code);
    return { code, told: [response, answer] as const };
  };
  const { code, told } = await ask();
  if (!changes || code !== 'csrf') return told;
  await send('GET', CSRF_SOURCE, undefined, {});
  return (await ask()).told;
}

/**
 * Calls the REST API with cookies and the CSRF header (spec §7). `Answer` is the contract's
 * shape for this path: both sides compile against it, so the browser does not parse it again. What is no JSON object
 * at all (a page of a proxy, nothing, null), or lacks a field that `needs` names, is a failure like any other.
 * A failure is returned, never thrown, except when `signal` aborts.
 */
export async function rest<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  options: RestOptions<Answer> = {},
): Promise<Result<Answer, Failure>> {
  try {
    const [response, answer] = await sendGuarded(method, path, body, options);
    if (!response.ok) return fail(failureOf(answer, response.status, options.fallback));
    return isSound<Answer>(answer, options.needs) ? succeed(answer) : fail(unsoundAnswer(options.unsound));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return fail(networkFailure());
  }
}
