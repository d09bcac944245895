import { DEFAULT_LOCALE, type Locale } from '@ori/contracts/locale';
import { textPath } from '@ori/contracts/text-names';
import type { Article } from '@ori/contracts/texts';
import { escapeMarkup } from '../../http/escape-markup.ts';

const SITE = 'Ori Academy';
const TITLES: Readonly<
  Record<Locale, { readonly title: string; readonly subtitle: string; readonly sources: string }>
> = {
  en: { title: 'The Ori Almanac', subtitle: 'What we build, why, and what it rests on.', sources: 'Sources' },
  fr: {
    title: 'L’almanach d’Ori',
    subtitle: 'Ce que nous construisons, pourquoi, et sur quoi cela repose.',
    sources: 'Sources',
  },
  es: {
    title: 'El almanaque de Ori',
    subtitle: 'Qué construimos, por qué y en qué se apoya.',
    sources: 'Fuentes',
  },
};
/** XML has no way to write most control characters, not even escaped (XML 1.0, production 2). */
const isWritable = (character: string): boolean => character >= ' ' || '\t\n\r'.includes(character);

function escapeXml(text: string): string {
  const written = Array.from(text).filter(isWritable).join('');
  return escapeMarkup(written);
}

const query = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `?lng=${locale}`);

/** The moment a day began, as Atom wants it. */
const moment = (day: string): string => `${day}T00:00:00Z`;

/** Addresses that also lead somewhere outside our pages: rooted paths and anchors become whole. */
function absolute(html: string, origin: string, page: string): string {
  return html.replaceAll('href="/', `href="${origin}/`).replaceAll('href="#', `href="${page}#`);
}

function sourceLine({ author, title, publisher, year, url, shelfmark }: Article['sources'][number]): string {
  const words = [author, title, publisher, year, shelfmark].filter((each) => each !== undefined).join('. ');
  const link = url === undefined ? '' : ` <a href="${escapeXml(url)}">${escapeXml(url)}</a>`;
  return `<li>${escapeXml(words)}${link}</li>`;
}

function contentOf(article: Article, origin: string, page: string, locale: Locale): string {
  const sections = article.sections.map(
    ({ heading, html }) => `${heading === '' ? '' : `<h2>${escapeXml(heading)}</h2>`}${html}`,
  );
  const sources = `<h2>${TITLES[locale].sources}</h2><ol>${article.sources.map(sourceLine).join('')}</ol>`;
  return absolute([...sections, sources].join('\n'), origin, page);
}

function entryOf(article: Article, origin: string, locale: Locale): string {
  const path = textPath('articles', article.slug);
  const page = `${origin}${path}${query(locale)}`;
  return [
    '<entry>',
    `<id>${escapeXml(page)}</id>`,
    `<title>${escapeXml(article.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<published>${moment(article.published)}</published>`,
    `<updated>${moment(article.updated)}</updated>`,
    ...article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<summary>${escapeXml(article.description)}</summary>`,
    `<content type="html">${escapeXml(contentOf(article, origin, page, locale))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The articles of a language as an Atom feed (RFC 4287), whole, with absolute addresses; the latest first. */
export function atomFeed(articles: readonly Article[], origin: string, locale: Locale): string {
  const { title, subtitle } = TITLES[locale];
  const self = `${origin}/blog/feed.xml${query(locale)}`;
  const updated =
    articles
      .map((article) => article.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/blog${query(locale)}`)}"/>`,
    `<updated>${moment(updated)}</updated>`,
    `<author><name>${SITE}</name></author>`,
    ...articles.map((article) => entryOf(article, origin, locale)),
    '</feed>',
    '',
  ].join('\n');
}
