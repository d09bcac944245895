import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ori/contracts/locale';
import type { TFunction } from 'i18next';
import type { PageAnswer } from '../lib/page-data.ts';
import type { PageHandle, PageWords } from './route-rows.ts';

/** What a document's head says of its page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute address of this page in this language. */
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly image: string;
  /** Signed-in and missing pages are not for search engines. */
  readonly indexed: boolean;
}

export interface Place {
  readonly origin: string;
  readonly path: string;
  readonly locale: Locale;
}

const addressIn = (place: Place, locale: Locale): string =>
  `${place.origin}${place.path}${locale === DEFAULT_LOCALE ? '' : `?lng=${locale}`}`;

function wordsOf(handle: PageHandle | null, answer: PageAnswer | null, t: TFunction): PageWords {
  if (!handle || (answer && answer.status !== 200))
    return { title: t('notFound.title'), description: t('site.description') };
  const told = handle.module?.describe && answer ? handle.module.describe(answer.body, t) : null;
  const { title, description } = handle.row;
  return told ?? { title: t(title), description: t(description ?? 'site.description') };
}

/** The head of a page; `handle` is null for a missing page. Pure, so server and browser agree. */
export function headOf(
  handle: PageHandle | null,
  answer: PageAnswer | null,
  place: Place,
  t: TFunction,
): PageHead {
  const { title, description, languages = LOCALES } = wordsOf(handle, answer, t);
  const isHome = handle?.row.path === '/';
  return {
    title: isHome ? title : `${title} · ${t('site.name')}`,
    description,
    canonical: addressIn(place, languages.includes(place.locale) ? place.locale : DEFAULT_LOCALE),
    alternates: [
      ...languages.map((locale) => ({ hreflang: locale, href: addressIn(place, locale) })),
      { hreflang: 'x-default', href: addressIn(place, DEFAULT_LOCALE) },
    ],
    image: `${place.origin}/social-card.png`,
    indexed: handle?.row.access === 'public' && (answer === null || answer.status === 200),
  };
}
