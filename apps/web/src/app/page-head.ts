import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ori/contracts/locale';
import type { TFunction } from 'i18next';
import type { PageAnswer } from '../lib/page-data.ts';
import { isMissing, type PageHandle, type PageWords } from './route-rows.ts';

/** What a document's head says of its page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of this page in this language. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Absolute address of the picture that is shown where this page is passed on. */
  readonly image: string;
  /** Absolute address of the Atom feed that this page is part of, in this language. */
  readonly feed: string | null;
  /** Signed-in and missing pages are not for search engines. */
  readonly indexed: boolean;
}

/** Size of every social card, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface Place {
  readonly origin: string;
  readonly path: string;
  readonly locale: Locale;
}

const addressIn = (place: Place, locale: Locale): string =>
  `${place.origin}${place.path}${locale === DEFAULT_LOCALE ? '' : `?lng=${locale}`}`;

/** What a page that cannot be shown is called: by what is missing, where the page knows it. */
function missingWords(handle: PageHandle | null, status: number, t: TFunction): PageWords {
  const missing = isMissing(status) ? handle?.module?.missing?.title : undefined;
  return { title: t(missing ?? 'notFound.title'), description: t('site.description') };
}

function wordsOf(handle: PageHandle | null, answer: PageAnswer | null, t: TFunction): PageWords {
  const status = answer?.status ?? 200;
  if (!handle || status !== 200) return missingWords(handle, status, t);
  const told = handle.module?.describe && answer ? handle.module.describe(answer.body, t) : null;
  const { title, description } = handle.row;
  return told ?? { title: t(title), description: t(description ?? 'site.description') };
}

/** The page's own card, in its language. */
export function cardAddressOf(place: Place): string {
  const card = place.path === '/' ? '/index' : place.path;
  return addressIn({ ...place, path: `/social${card}.png` }, place.locale);
}

/** The page's own card; what search engines are not offered shows the site's. */
function cardOf(place: Place, isIndexed: boolean): string {
  return isIndexed ? cardAddressOf(place) : `${place.origin}/social-card.png`;
}

/** Whether search engines are offered the page: open, listed, and drawn whole. */
function isIndexed(handle: PageHandle | null, answer: PageAnswer | null): boolean {
  if (handle?.row.access !== 'public' || handle.row.isListed === false) return false;
  return answer === null || answer.status === 200;
}

/** The head of a page; `handle` is null for a missing page. Pure, so server and browser agree. */
export function headOf(
  handle: PageHandle | null,
  answer: PageAnswer | null,
  place: Place,
  t: TFunction,
): PageHead {
  const { title, description, languages = LOCALES, isListed = true } = wordsOf(handle, answer, t);
  const isHome = handle?.row.path === '/';
  const indexed = isListed && isIndexed(handle, answer);
  return {
    title: isHome ? title : `${title} · ${t('site.name')}`,
    description,
    canonical: addressIn(place, languages.includes(place.locale) ? place.locale : DEFAULT_LOCALE),
    alternates: [
      ...languages.map((locale) => ({ hreflang: locale, href: addressIn(place, locale) })),
      { hreflang: 'x-default', href: addressIn(place, DEFAULT_LOCALE) },
    ],
    image: cardOf(place, indexed),
    feed:
      handle?.row.feed === undefined ? null : addressIn({ ...place, path: handle.row.feed }, place.locale),
    indexed,
  };
}
