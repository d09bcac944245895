import { lookReasonOf } from '@ori/contracts/administration-names';
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

/** An admin says in the address why they open somebody's record: `?reason=…`, by REST and GraphQL alike. */
function withReason(viewer: Viewer | null, request: FastifyRequest): Viewer | null {
  if (viewer?.role !== 'admin') return viewer;
  const lookReason = lookReasonOf((request.query as { reason?: unknown }).reason);
  return lookReason === undefined ? viewer : { ...viewer, lookReason };
}

/** Puts `viewer` and `locale` on each request. */
export function identify(app: FastifyInstance, viewerOf: ViewerOf): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('locale', DEFAULT_LOCALE);
  app.addHook('preParsing', async (request) => {
    const isAsked = request.routeOptions.config.viewer !== false && !request.is404;
    if (isAsked) request.viewer = withReason(await viewerOf(request), request);
    request.locale = localeFor(request);
  });
}
