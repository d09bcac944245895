import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A browser's stand-in: keeps cookies, and echoes the CSRF token on whatever changes state. */
export interface Client {
  readonly cookies: Map<string, string>;
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, body?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  put(url: string, body?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  patch(url: string, body?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Asks GraphQL; the answer's `data` and `errors`. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

function keepCookies(jar: Map<string, string>, answer: LightMyRequestResponse): void {
  for (const { name, value, maxAge, expires } of answer.cookies) {
    const isGone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
    if (isGone) jar.delete(name);
    else jar.set(name, value);
  }
}

/** A client of its own cookie jar. `address` is where it seems to come from. */
export function createClient(app: FastifyInstance, address = '127.0.0.1'): Client {
  const jar = new Map<string, string>();

  async function send(method: Method, url: string, body: object | undefined, options: InjectOptions = {}) {
    if (method !== 'GET' && !jar.has('ori_csrf')) await send('GET', '/api/auth/check-session', undefined);
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      cookies: Object.fromEntries(jar),
      ...(body === undefined ? {} : { payload: body }),
      ...options,
      headers: { 'x-csrf-token': jar.get('ori_csrf') ?? '', ...options.headers },
    });
    keepCookies(jar, answer);
    return answer;
  }

  return {
    cookies: jar,
    get: (url, options) => send('GET', url, undefined, options),
    post: (url, body, options) => send('POST', url, body, options),
    put: (url, body, options) => send('PUT', url, body, options),
    patch: (url, body, options) => send('PATCH', url, body, options),
    delete: (url, options) => send('DELETE', url, undefined, options),
    async graphql(query, variables = {}) {
      const answer = await send('POST', '/graphql', { query, variables });
      const { data = null, errors = [] } = answer.json<Partial<GraphqlAnswer>>();
      return { status: answer.statusCode, data, errors };
    },
  };
}
