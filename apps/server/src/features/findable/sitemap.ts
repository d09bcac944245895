import { DEFAULT_LOCALE, type Locale } from '@ori/contracts/locale';
import { escapeMarkup } from '../../http/escape-markup.ts';
import type { ListedPage } from './listed-pages.ts';

/** The address of a page in a language, as its own head calls it. */
function addressIn(origin: string, { path }: ListedPage, locale: Locale): string {
  return escapeMarkup(`${origin}${path}${locale === DEFAULT_LOCALE ? '' : `?lng=${locale}`}`);
}

const link = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

function entriesOf(page: ListedPage, origin: string): string[] {
  const links = [
    ...page.locales.map((locale) => link(locale, addressIn(origin, page, locale))),
    link('x-default', addressIn(origin, page, DEFAULT_LOCALE)),
  ].join('');
  const day = page.changed === undefined ? '' : `<lastmod>${page.changed}</lastmod>`;
  return page.locales.map(
    (locale) => `<url><loc>${addressIn(origin, page, locale)}</loc>${day}${links}</url>`,
  );
}

/** Every listed page in each of its languages, each with the others beside it (sitemaps.org, 0.9). */
export function sitemapOf(pages: readonly ListedPage[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(page, origin)),
    '</urlset>',
    '',
  ].join('\n');
}

/** Not for robots: what is asked by programs, what is a family's own, and the page behind a sheet's code. */
const CLOSED = ['/api/', '/graphql', '/dev/', '/dashboard', '/admin', '/w/'];

/** What robots are told. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
