import type { CookieSerializeOptions } from '@fastify/cookie';

/** The session cookie's name; on https its prefix ties it to this host and to Secure. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-ori_session' : 'ori_session';
}

/** The cookie by which a browser is known again. Prefixed like the session's: no neighbour host may plant one. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-ori_device' : 'ori_device';
}

export const CSRF_COOKIE = 'ori_csrf';
export const LOCALE_COOKIE = 'ori_lng';
export const LOOK_COOKIE = 'ori_theme';

/** What every cookie of ours has in common: this site only, the whole site, and Secure on https. */
export function cookieBase(isHttps: boolean): CookieSerializeOptions {
  return { path: '/', sameSite: 'lax', secure: isHttps };
}
