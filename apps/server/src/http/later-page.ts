import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from './escape-markup.ts';
import { LATER_WORDS } from './later-page.words.ts';
import { plainPage, PLAIN_STYLE_HASH } from './plain-page.ts';
import './request-types.ts';

const STYLE_SRC = "style-src 'self'";
type Status = 429 | 500 | 503;

/** A person opens a page: what programs ask for never says that it takes HTML. */
const isOpened = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation === 'site.page' && headers.accept?.includes('text/html') === true;

const isLater = (status: number): status is Status => status === 429 || status === 500 || status === 503;

/** Where a page was opened and does not come for now, words for a person; null where a failure is told as JSON. */
export function laterPage(reply: FastifyReply, status: number): string | null {
  const { request } = reply;
  if (!isLater(status) || !isOpened(request)) return null;
  const { locale } = request;
  const words = LATER_WORDS[locale];
  const { title, lead } = words[status];
  const policy = String(reply.getHeader('content-security-policy'));
  reply
    .header('content-security-policy', policy.replace(STYLE_SRC, `${STYLE_SRC} ${PLAIN_STYLE_HASH}`))
    .header('content-language', locale)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8');
  // An address without a path is the page's own.
  const links = `<p class="ways"><a class="first" href="">${escapeMarkup(words.again)}</a><a href="/">${escapeMarkup(words.home)}</a></p>`;
  return plainPage(locale, title, lead(Number(reply.getHeader('retry-after') ?? 1)), links);
}
