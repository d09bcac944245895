import type { Locale } from '@ori/contracts/locale';
import { JUDGED_EN } from './judged-en.ts';
import { JUDGED_ES } from './judged-es.ts';
import { JUDGED_FR } from './judged-fr.ts';

/** What somebody types into the site's search, and the paths that a librarian would point to: any of them is right. */
export interface JudgedSearch {
  readonly locale: Locale;
  readonly query: string;
  readonly paths: readonly string[];
}

const SHORT: Readonly<Record<string, (id: string, locale: Locale) => string>> = {
  l: (id) => `/lessons/${id}`,
  w: (id, locale) => `/w/${id}-${locale}-1`,
  c: (id) => `/cultures/${id}`,
  s: (id) => `/sites/${id}`,
  h: (id) => `/hidden#${id}`,
};

function pathOf(short: string, locale: Locale): string {
  const [kind = '', id = ''] = short.split(':');
  return SHORT[kind]?.(id, locale) ?? short;
}

/** Searches of one language, from what is typed to the places that are right for it in short. */
export const judgedSet = (locale: Locale, set: Readonly<Record<string, readonly string[]>>): JudgedSearch[] =>
  Object.entries(set).map(([query, places]) => {
    return { locale, query, paths: places.map((place) => pathOf(place, locale)) };
  });

export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  ...judgedSet('en', JUDGED_EN),
  ...judgedSet('fr', JUDGED_FR),
  ...judgedSet('es', JUDGED_ES),
];
