import { createHash } from 'node:crypto';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import type { Renderer } from '../../drawing/drawing.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALE_COOKIE } from '../../http/cookies.ts';
import { sendFailure } from '../../http/failures.ts';
import { RATES } from '../../http/rates.ts';
import { encode, type Encoded } from '../../http/web/encodings.ts';
import { fetchAsVisitor } from '../../http/web/fetch-as-visitor.ts';
import { sendBytes } from '../../http/web/send-bytes.ts';
import type { FindableDeps } from './findable.deps.ts';
import type { Card } from './kept-cards.ts';
import { listedPages } from './listed-pages.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';
import { createSocialCards, type PartsOf } from './social-cards.ts';

const XML = 'application/xml; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const CARD = /^\/social(\/[a-z0-9/-]+)\.png$/;
const STATIC_CARD = '/social-card.png';

interface File {
  readonly forms: Encoded;
  readonly etag: string;
  readonly type: string;
}

async function fileOf(text: string, type: string): Promise<File> {
  const bytes = Buffer.from(text);
  const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { forms: await encode(bytes), etag, type };
}

/** What a page says of itself, as the document that everybody gets says it. */
function partsBy(app: FastifyInstance, drawPage: Renderer['drawPage'], origin: string): PartsOf {
  return async (path, locale) => {
    const fetchData = fetchAsVisitor(app, { [LOCALE_COOKIE]: locale });
    const asked = { url: path, locale, look: DEFAULT_LOOK, mayLookOtherwise: false, origin, fetchData };
    return (await drawPage(asked)).card;
  };
}

/** The page that an address of a card is about. */
function pathOfCard(url: string): string {
  const named = CARD.exec(url.split('?', 1)[0] ?? '')?.[1] ?? '';
  return named === '/index' ? '/' : named;
}

function sendCard(request: FastifyRequest, reply: FastifyReply, { png, etag }: Card): FastifyReply {
  reply.header('cache-control', 'public, max-age=86400').header('etag', `"${etag}"`);
  reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'accept-language, cookie');
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  return isKnown ? reply.code(304).send() : reply.type('image/png').send(png);
}

/** `/sitemap.xml`, `/robots.txt` and the cards of pages under `/social`, open to everybody; to be mounted at the root. */
export function findableRoutes({ content, publicUrl, drawing, printer }: FindableDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const renderer = await drawing.open();
    const pages = listedPages(renderer?.listedPaths ?? [], content);
    const paths = new Set(pages.map(({ path }) => path));
    const sitemap = await fileOf(sitemapOf(pages, publicUrl), XML);
    const robots = await fileOf(robotsOf(publicUrl), PLAIN);
    const cardOf = createSocialCards({ printer });
    const open = { operation: 'site.page', viewer: false, csrfCookie: false } as const;

    for (const [path, file] of [
      ['/sitemap.xml', sitemap],
      ['/robots.txt', robots],
    ] as const)
      app.get(path, { config: open }, (request, reply) => {
        reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
        return sendBytes(request, reply, file);
      });

    const partsOf = renderer && partsBy(app, renderer.drawPage, publicUrl);

    app.get('/social/*', { config: { ...open, rateLimit: RATES.cards } }, async (request, reply) => {
      const path = pathOfCard(request.url);
      // Only words of our own pages are ever drawn: an address brings none.
      if (partsOf === null || !paths.has(path)) return sendFailure(reply, 'not-found');
      const card = await cardOf(path, request.locale, partsOf);
      if (card.ok) return sendCard(request, reply, card.value);
      if (card.failure === 'not-found') return sendFailure(reply, 'not-found');
      return reply.header('cache-control', 'no-store').redirect(STATIC_CARD);
    });
  };
}
