import { CSRF_HEADER, CSRF_TOKEN_BYTES } from '@ori/contracts/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieBase, CSRF_COOKIE, sessionCookieName } from './cookies.ts';
import { isSame, type CsrfTokens } from './csrf-token.ts';
import { sendFailure } from './failures.ts';
import { isFromHere } from './same-origin.ts';

const SEAL_COOKIE = 'ori_csrf_seal';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface CsrfOptions {
  readonly tokens: CsrfTokens;
  readonly publicUrl: string;
  readonly isHttps: boolean;
}

/** The session cookie the browser will hold after this answer: a new one, none any more, or the one it sent. */
function sessionAfter(reply: FastifyReply, request: FastifyRequest, name: string): string {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const line = set.findLast((each) => each.startsWith(`${name}=`));
  if (line === undefined) return request.cookies[name] ?? '';
  return decodeURIComponent(line.slice(name.length + 1).split(';', 1)[0] ?? '');
}

function isAllowed(request: FastifyRequest, session: string, { tokens, publicUrl }: CsrfOptions): boolean {
  const { origin, host } = request.headers;
  const header = request.headers[CSRF_HEADER];
  const site = request.headers['sec-fetch-site'];
  const token = request.cookies[CSRF_COOKIE];
  if (!isFromHere({ origin, host, fetchSite: [site].flat()[0] }, publicUrl)) return false;
  if (typeof header !== 'string' || token === undefined || !isSame(header, token)) return false;
  return tokens.isSealed(token, request.cookies[SEAL_COOKIE], session);
}

/** May caches of others keep this answer? Then no cookie goes with it: they would give it to everybody. */
function isShared(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control')).startsWith('public');
}

/**
 * Refuses every request that changes state unless it comes from our pages and echoes the token of
 * its own session (design §5); gives a fresh token whenever the browser has none that fits.
 */
export function protectFromForgery(app: FastifyInstance, options: CsrfOptions): void {
  const sessionName = sessionCookieName(options.isHttps);
  const base = cookieBase(options.isHttps);

  app.addHook('preParsing', async (request, reply) => {
    const isHarmless =
      SAFE_METHODS.has(request.method) || request.is404 || request.routeOptions.config.provesItself === true;
    const isFine = isHarmless || isAllowed(request, request.cookies[sessionName] ?? '', options);
    return isFine ? undefined : sendFailure(reply, 'csrf');
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.csrfCookie === false || isShared(reply)) return;
    const session = sessionAfter(reply, request, sessionName);
    if (options.tokens.isSealed(request.cookies[CSRF_COOKIE], request.cookies[SEAL_COOKIE], session)) return;
    const { token, seal } = options.tokens.make(session, CSRF_TOKEN_BYTES);
    reply.setCookie(CSRF_COOKIE, token, base);
    reply.setCookie(SEAL_COOKIE, seal, { ...base, httpOnly: true });
  });
}
