import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieBase, deviceCookieName, sessionCookieName } from '../../http/cookies.ts';
import { isForwarded } from '../../http/this-machine.ts';
import type { Caller } from './accounts.deps.ts';
import type { OpenedSession } from './sessions.service.ts';

/** Between leaving for Google and the callback. */
export const OAUTH_TRIP_COOKIE = 'ori_oauth';
/** Ties the token of an OAuth return to the browser it was made for. */
export const OAUTH_RETURN_COOKIE = 'ori_oauth_return';
/** Ties a question to a passkey to the browser it was asked in. */
export const PASSKEY_COOKIE = 'ori_passkey';
const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;
// Most browsers name others too, for old pages' sake: the more particular name comes first.
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

/** The token of an `Authorization: Bearer …` header. */
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{16,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Does the request name a bearer token at all? One that cannot be read is no reason to go by the cookie instead. */
export function namesBearer(request: FastifyRequest): boolean {
  return /^Bearer(?:\s|$)/i.test(request.headers.authorization ?? '');
}

/** "Firefox on Linux", as far as the browser says; never the full string, which would tell people apart. */
export function deviceLabel(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [browser, system].filter(Boolean).join(' · ');
}

/** Reads and writes the cookies of signing in. */
export function createCredentials(publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  const name = sessionCookieName(isHttps);
  const device = deviceCookieName(isHttps);
  const base = { ...cookieBase(isHttps), httpOnly: true };

  return {
    base,
    callerOf: (request: FastifyRequest): Caller => ({
      address: request.ip,
      isForwarded: isForwarded(request.headers),
      deviceCookie: request.cookies[device] ?? null,
      passkeyCookie: request.cookies[PASSKEY_COOKIE] ?? null,
      sessionToken: request.cookies[name] ?? null,
      deviceLabel: deviceLabel(request.headers['user-agent'] ?? ''),
      locale: request.locale,
    }),
    /** Gives the browser its session; without "remember me" it is forgotten when the browser closes. */
    give(reply: FastifyReply, session: OpenedSession): void {
      const lasting = session.remembered ? { expires: session.expiresAt } : {};
      reply.setCookie(name, session.sessionToken, { ...base, ...lasting });
      reply.setCookie(device, session.deviceCookie, { ...base, maxAge: DEVICE_COOKIE_SECONDS });
    },
    /** The device stays known: signing out is no reason to ask a child's tablet for more next time. */
    take(reply: FastifyReply): void {
      reply.clearCookie(name, base);
    },
  };
}
export type Credentials = ReturnType<typeof createCredentials>;
