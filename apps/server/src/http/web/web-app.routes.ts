import path from 'node:path';
import { addressBucket } from '@ori/core/accounts/address-bucket';
import { SETUP_PATH } from '@ori/contracts/first-run-names';
import { lookOf } from '@ori/contracts/look';
import { isOfferedPlans } from '@ori/core/access/offered-plans';
import { isPriced, PRICED_PATHS } from '@ori/core/access/priced-paths';
import type { Drawing, PageInput } from '../../drawing/drawing.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieBase, LOCALE_COOKIE, LOOK_COOKIE, sessionCookieName } from '../cookies.ts';
import { sendFailure } from '../failures.ts';
import { readAssets, type Asset } from './assets.ts';
import { type Asked, createDocuments, type Documents } from './documents.ts';
import { createDrawingLimit, type DrawingLimit } from './drawing-limit.ts';
import { fetchAsVisitor } from './fetch-as-visitor.ts';
import { sendBytes } from './send-bytes.ts';

const HTML = 'text/html; charset=utf-8';
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
/** Tells the service worker what it may keep; everything without it stays on the server. */
const KEEP_HEADER = 'ori-keep';
const KEEP_OPEN = 'open';
/** A document is in the language and light chosen here, else in the browser's own language. */
const VARY = 'accept-encoding, accept-language, cookie';
const NOT_BUILT = 'The web app is not built yet: "npm start" builds it. The calls under /api work.';
const OURS = /^\/(api|graphql|dev)(\/|\?|$)/;

export interface WebAppDeps {
  /** The folder of the web app's build, with `client` and `server` in it. */
  readonly webDir: string;
  /** Draws with that build. */
  readonly drawing: Pick<Drawing, 'open'>;
  readonly publicUrl: string;
  readonly contentVersion: string;
  /** Changes with what is decided while the product runs; documents drawn before are drawn anew. */
  readonly settingsVersion?: () => string;
  /** `false` serves the worker that empties what was kept and takes itself away. */
  readonly hasOffline?: boolean;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

const withOneSlash = (address: string): string => address.replace(/^[/\\]+/, '/');

/**
 * The address as a path of ours: with two slashes in front it would be read as another site's name, also where dots led
 * to them (`/..//x`). What is no address at all is the front page.
 */
function addressOf({ url }: FastifyRequest): string {
  const { pathname, search } = URL.parse(withOneSlash(url), 'http://localhost') ?? {
    pathname: '/',
    search: '',
  };
  return withOneSlash(pathname) + search;
}

/** A page has one address: the same with slashes at its end, where another reader could be asked for, leads to it. */
function addressWithoutEndSlash(request: FastifyRequest): string | null {
  const address = addressOf(request);
  const at = address.indexOf('?');
  const [path, search] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return end === path.length ? null : path.slice(0, end) + search;
}

/** The service worker is asked for again at every visit: an old one would keep an old site alive. */
const isWorker = (request: FastifyRequest): boolean => pathOf(request) === '/sw.js';

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const age = asset.isHashed ? `max-age=${YEAR_S}, immutable` : `max-age=${HOUR_S}`;
  reply.header('cache-control', isWorker(request) ? 'no-cache' : `public, ${age}`);
  reply.header('vary', 'accept-encoding');
  return sendBytes(request, reply, asset);
}

/** Somebody pressed a link or sent a form; what a worker, a picture or a prefetch asks for never says so. */
const isPressed = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-user'] === '?1';

/** Who chose a language by a link reads on in it, also where no script remembers it. */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  const { query, locale, cookies } = request;
  if ((query as { lng?: unknown }).lng !== locale || cookies[LOCALE_COOKIE] === locale) return;
  if (isPressed(request)) reply.setCookie(LOCALE_COOKIE, locale, { ...cookieBase(isHttps), maxAge: YEAR_S });
}

interface Site {
  readonly documents: Documents;
  readonly limit: DrawingLimit;
  readonly origin: string;
}

/** Too much is drawn for this address, held for so many seconds, or (0) for everybody: asked again later it comes. */
const sendLater = (reply: FastifyReply, heldForS: number) =>
  heldForS === 0
    ? sendFailure(reply, 'unavailable')
    : sendFailure(reply.header('retry-after', heldForS), 'too-many-requests');

/** The look a browser tells of. One that was here before and tells of none may remember one all the same. */
function lookFor({ cookies }: FastifyRequest): Pick<PageInput, 'look' | 'mayLookOtherwise'> {
  const told = cookies[LOOK_COOKIE];
  return { look: lookOf(told), mayLookOtherwise: told === undefined && Object.keys(cookies).length > 0 };
}

/** The cookie that says who asks. */
function sessionOf({ cookies }: FastifyRequest, isHttps: boolean): Record<string, string> {
  const name = sessionCookieName(isHttps);
  const held = cookies[name];
  return held === undefined ? {} : { [name]: held };
}

/** The document a request is for: prices say something else to a child, so for one they are drawn as that child. */
function askedBy(request: FastifyRequest, origin: string): Asked {
  const { locale, viewer } = request;
  const reader = isPriced(pathOf(request)) && !isOfferedPlans(viewer) ? 'learner' : '';
  const session = reader === '' ? {} : sessionOf(request, origin.startsWith('https:'));
  const fetchData = fetchAsVisitor(request.server, { ...session, [LOCALE_COOKIE]: locale });
  return { url: addressOf(request), locale, ...lookFor(request), origin, fetchData, reader };
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, limit, origin }: Site,
) {
  const { locale } = request;
  keepLanguage(request, reply, origin.startsWith('https:'));
  const asked = askedBy(request, origin);
  const heldForS = limit.waitS(request);
  const got = heldForS === 0 ? await documents.get(asked, addressBucket(request.ip)) : documents.known(asked);
  if (!got.ok) return sendLater(reply, heldForS);
  const caching = pathOf(request) === SETUP_PATH ? 'no-store' : 'private, no-cache';
  reply.header('cache-control', caching).header('vary', VARY);
  if ('redirect' in got.value)
    return reply.redirect(got.value.redirect.redirectTo, got.value.redirect.status);
  const { document, source } = got.value;
  if (source === 'drawn-once') await limit.count(request);
  reply.header('content-security-policy', document.policy).header('content-language', locale);
  // Drawn for who asks: the next one at this device may be a child.
  if (document.isOpen && !isPriced(pathOf(request))) reply.header(KEEP_HEADER, KEEP_OPEN);
  return sendBytes(request, reply.code(document.status), { ...document, type: HTML });
}

/**
 * Serves the built web app: its files from memory, and documents drawn by its own renderer, for
 * every address no call has. Without a build every document says so.
 */
export function webAppRoutes({ webDir, drawing, publicUrl, hasOffline = true, ...deps }: WebAppDeps) {
  const { contentVersion, settingsVersion = () => '' } = deps;
  return async (app: FastifyInstance): Promise<void> => {
    const renderer = await drawing.open();
    const assets =
      renderer === null ? new Map<string, Asset>() : await readAssets(path.join(webDir, 'client'));
    const isHttps = publicUrl.startsWith('https:');
    const onFault = (err: unknown, page: string) => app.log.error({ err, page }, 'a page could not be drawn');
    const site = renderer && {
      documents: createDocuments({ ...renderer, isHttps, contentVersion, settingsVersion, onFault }),
      limit: createDrawingLimit(app),
      origin: publicUrl,
    };

    app.get(
      '/assets/*',
      { config: { operation: 'site.page', viewer: false, csrfCookie: false, rateLimit: false } },
      async (request, reply) => {
        const asset = assets.get(pathOf(request));
        return asset === undefined ? sendFailure(reply, 'not-found') : sendAsset(request, reply, asset);
      },
    );

    for (const priced of PRICED_PATHS)
      app.get(priced, { config: { operation: 'site.page' } }, async (request, reply) => {
        if (site === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
        return sendDocument(request, reply, site);
      });

    app.get('/*', { config: { operation: 'site.page', viewer: false } }, async (request, reply) => {
      if (OURS.test(request.url)) return sendFailure(reply, 'not-found');
      const asset = assets.get(isWorker(request) && !hasOffline ? '/sw-off.js' : pathOf(request));
      if (asset !== undefined) return sendAsset(request, reply, asset);
      const bare = addressWithoutEndSlash(request);
      if (bare !== null) return reply.redirect(bare, 308);
      if (site === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      return sendDocument(request, reply, site);
    });
  };
}
