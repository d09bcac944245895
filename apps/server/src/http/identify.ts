import { DEFAULT_LOCALE, localeOf, type Locale } from '@ori/contracts/locale';
import type { Viewer } from '@ori/core/access/viewer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedLanguage } from './accepted-language.ts';
import { LOCALE_COOKIE } from './cookies.ts';

/** Who sends this request, by session cookie or bearer token; given by the accounts feature. */
export type ViewerOf = (request: FastifyRequest) => Promise<Viewer | null>;

function localeInQuery(request: FastifyRequest): Locale | null {
  const { lng } = request.query as { lng?: unknown };
  return typeof lng === 'string' ? localeOf(lng) : null;
}

/** The language of the answer: asked for, remembered in the browser, kept in the account, the browser's own, or English. */
export function localeFor(request: FastifyRequest): Locale {
  return (
    localeInQuery(request) ??
    localeOf(request.cookies[LOCALE_COOKIE]) ??
    request.viewer?.locale ??
    acceptedLanguage(request.headers['accept-language']) ??
    DEFAULT_LOCALE
  );
}

/** Puts `viewer` and `locale` on each request. */
export function identify(app: FastifyInstance, viewerOf: ViewerOf): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('locale', DEFAULT_LOCALE);
  app.addHook('preParsing', async (request) => {
    const isAsked = request.routeOptions.config.viewer !== false && !request.is404;
    if (isAsked) request.viewer = await viewerOf(request);
    request.locale = localeFor(request);
  });
}
