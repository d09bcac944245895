import type { Locale } from '@ori/contracts/locale';
import type { Heritage } from './heritage-index.ts';

/** Puts each language's heritage together when it is first asked for, and keeps it. */
export function heritageByLocale(make: (locale: Locale) => Heritage): (locale: Locale) => Heritage {
  const made = new Map<Locale, Heritage>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
