import type { Locale } from '@ori/contracts/locale';
import type { Helpline } from '@ori/contracts/tutor-care';
import { HELPLINES_AMERICAS } from './helplines-americas.ts';
import { HELPLINES_ELSEWHERE } from './helplines-elsewhere.ts';
import { HELPLINES_EUROPE } from './helplines-europe.ts';

/** What an installation starts with; an admin edits them. Only numbers that are public, free and long established. */
export const DEFAULT_HELPLINES: readonly Helpline[] = [
  ...HELPLINES_AMERICAS,
  ...HELPLINES_EUROPE,
  ...HELPLINES_ELSEWHERE,
];

/** Territories that are served by another country's lines. */
const SERVED_BY: Readonly<Record<string, string>> = {
  GP: 'FR',
  MQ: 'FR',
  GF: 'FR',
  RE: 'FR',
  YT: 'FR',
  PR: 'US',
  GU: 'US',
  VI: 'US',
};

/** The country whose lines serve a place; upper case, or null where none is known. */
export function servingCountry(country: string | null): string | null {
  const code = country?.trim().toUpperCase() ?? '';
  return code === '' ? null : (SERVED_BY[code] ?? code);
}

/**
 * Lines of a country, those that speak the reader's language first; the lines for everywhere (`*`) where the country
 * has none or is not known.
 *
 * @param country ISO 3166-1 alpha-2, or null
 */
export function helplinesFor(
  country: string | null,
  locale: Locale,
  list: readonly Helpline[],
): readonly Helpline[] {
  const code = servingCountry(country);
  const own = list.filter((line) => line.country === code);
  const fitting = own.length > 0 ? own : list.filter((line) => line.country === '*');
  return fitting.toSorted(
    (a, b) => Number(b.languages.includes(locale)) - Number(a.languages.includes(locale)),
  );
}
