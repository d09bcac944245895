import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

const PATH = '/.well-known/security.txt';
const GOOD_FOR_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps {
  readonly publicUrl: string;
  /** The address at which the site's own people read. */
  readonly lettersTo: () => Promise<string>;
  readonly now: () => Date;
}

/** Where to tell of a hole (RFC 9116). `now` is when it is asked for: it is good for half a year from then. Pure. */
export function securityText(origin: string, address: string, now: Date): string {
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  return [
    `Contact: mailto:${address}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fr, es',
    `Canonical: ${origin}${PATH}`,
    '',
  ].join('\n');
}

/** `/.well-known/security.txt`, open to everybody; to be mounted at the root. */
export function securityTextRoutes({ publicUrl, lettersTo, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      { config: { operation: 'site.page', viewer: false, csrfCookie: false } },
      async (_request, reply) => {
        const text = securityText(publicUrl, await lettersTo(), now());
        return reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(text);
      },
    );
  };
}
