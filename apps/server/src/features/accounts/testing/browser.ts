import { CSRF_HEADER } from '@ori/contracts/limits';
import type { FastifyInstance } from 'fastify';

/** What came back: status, body, and the headers a browser would act on. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { code?: string; error?: string; field?: string };
  readonly location: string | null;
  readonly text: string;
  /** Seconds to wait, where the answer says so. */
  readonly retryAfter: number | null;
}
export interface Browser {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(url: string): Promise<Answer>;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const isOver = attributes.some((attribute) => /^(Max-Age=0|Expires=Thu, 01 Jan 1970)/.test(attribute));
  if (isOver || value === '') cookies.delete(name);
  else cookies.set(name, decodeURIComponent(value));
}

const secondsIn = (header: unknown): number | null => (header === undefined ? null : Number(header));

/** A browser as far as the server sees one: a cookie jar, the CSRF header, an address. */
export function openBrowser(app: FastifyInstance, address = '198.51.100.1'): Browser {
  const cookies = new Map<string, string>();

  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = {}) {
    const needsToken = method !== 'GET' && !cookies.has('ori_csrf');
    if (needsToken) await send('GET', '/api/auth/check-session');
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address,
      cookies: Object.fromEntries(cookies),
      headers: { [CSRF_HEADER]: cookies.get('ori_csrf') ?? '', ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) keepCookie(cookies, line);
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const parsed: Answer['body'] = isJson ? reply.json() : {};
    return {
      status: reply.statusCode,
      body: parsed,
      location: reply.headers.location ?? null,
      text: reply.body,
      retryAfter: secondsIn(reply.headers['retry-after']),
    };
  }

  return {
    cookies,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    delete: (url) => send('DELETE', url),
  };
}
