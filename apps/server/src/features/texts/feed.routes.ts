import { createHash } from 'node:crypto';
import type { Locale } from '@ori/contracts/locale';
import type { Article } from '@ori/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { encode, type Encoded } from '../../http/web/encodings.ts';
import { sendBytes } from '../../http/web/send-bytes.ts';
import { atomFeed } from './atom.ts';
import type { TextsService } from './texts.service.ts';

const TYPE = 'application/atom+xml; charset=utf-8';

interface FeedDeps {
  readonly service: TextsService;
  readonly publicUrl: string;
}

interface Feed {
  readonly forms: Encoded;
  readonly etag: string;
}

/** `/blog/feed.xml`, in the language of `lng`: made once a language, when first asked for; to be mounted at the root. */
export function feedRoutes({ service, publicUrl }: FeedDeps) {
  const made = new Map<Locale, Promise<Feed>>();

  async function make(locale: Locale): Promise<Feed> {
    const articles = (service.list('articles', locale) ?? []).flatMap(({ slug }): Article[] => {
      const text = service.get('articles', slug, locale)?.text;
      return text?.kind === 'articles' ? [text] : [];
    });
    const bytes = Buffer.from(atomFeed(articles, publicUrl, locale));
    const etag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { forms: await encode(bytes), etag };
  }

  function feedIn(locale: Locale): Promise<Feed> {
    const feed = made.get(locale) ?? make(locale);
    made.set(locale, feed);
    return feed;
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/blog/feed.xml',
      { config: { operation: 'texts.feed', viewer: false } },
      async (request, reply) => {
        reply
          .header('cache-control', 'public, no-cache')
          .header('vary', 'accept-encoding, accept-language, cookie');
        return sendBytes(request, reply, { ...(await feedIn(request.locale)), type: TYPE });
      },
    );
  };
}
