import type { Locale } from '@ori/contracts/locale';
import { type Look, lookAttributes } from '@ori/contracts/look';
import { DATA_ELEMENT_ID, ROOT_ELEMENT_ID } from './document-ids.ts';
import { CARD_SIZE, type PageHead } from './page-head.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON as it may stand in a script element: nothing in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** A style sheet, inlined; its address tells the browser's build that it is there already. */
export interface Sheet {
  readonly href: string;
  readonly text: string;
}

export interface DocumentParts {
  readonly locale: Locale;
  readonly look: Look;
  /** The script that shows the look which only the browser knows, before the first paint; null where none is needed. */
  readonly earlyLook: string | null;
  readonly siteName: string;
  readonly head: PageHead;
  readonly sheets: readonly Sheet[];
  readonly entry: string;
  /** Chunks the page needs at once, besides the entry. */
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly body: string;
  /** What the browser continues from. */
  readonly data: unknown;
  /** What the page says to search engines as data (schema.org). */
  readonly structured: readonly object[];
}

/** How Open Graph writes a language: with the country whose usage we follow. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_US', fr: 'fr_FR', es: 'es_ES' };

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** The other languages that the page is written in. */
function otherLocales({ head, locale }: DocumentParts): string[] {
  const spoken = head.alternates.map(({ hreflang }) => hreflang);
  return Object.entries(OPEN_GRAPH_LOCALES)
    .filter(([each]) => each !== locale && spoken.includes(each))
    .map(([, name]) => property('og:locale:alternate', name));
}

/** Data, which no browser runs: the content policy has nothing to say about it. */
const structuredLine = (data: object): string =>
  `<script type="application/ld+json">${escapeJson(data)}</script>`;

function headLines(parts: DocumentParts): string[] {
  const { head, locale, siteName } = parts;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(head.indexed ? [] : [meta('robots', 'noindex')]),
    link('canonical', head.canonical),
    ...head.alternates.map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`)),
    ...(head.feed === null ? [] : [link('alternate', head.feed, ' type="application/atom+xml"')]),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', head.title),
    property('og:locale', OPEN_GRAPH_LOCALES[locale]),
    ...otherLocales(parts),
    meta('twitter:card', 'summary_large_image'),
    ...parts.structured.map(structuredLine),
  ];
}

/**
 * When the page's code is loaded, the build's loader looks for a link to each sheet it needs and would
 * fetch the ones that are missing: a disabled link says that this one is here, and is never fetched.
 */
function sheetLines({ href, text }: Sheet): string[] {
  return [`<style>${text}</style>`, link('stylesheet', href, ' crossorigin disabled')];
}

/** A complete HTML document: readable before, and without, any JavaScript. */
export function documentOf(parts: DocumentParts): string {
  return [
    '<!doctype html>',
    `<html lang="${parts.locale}" ${lookAttributes(parts.look)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    meta('color-scheme', parts.look.isDark ? 'dark' : 'light'),
    ...(parts.earlyLook === null ? [] : [`<script src="${parts.earlyLook}"></script>`]),
    ...headLines(parts),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    ...parts.fonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
    ...parts.sheets.flatMap(sheetLines),
    ...parts.preloads.map((href) => link('modulepreload', href)),
    `<script type="module" src="${parts.entry}"></script>`,
    '</head>',
    `<body><div id="${ROOT_ELEMENT_ID}">${parts.body}</div>`,
    `<script id="${DATA_ELEMENT_ID}" type="application/json">${escapeJson(parts.data)}</script>`,
    '</body></html>',
  ].join('\n');
}
