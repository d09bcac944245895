import type { Helpline } from '@ori/contracts/tutor-care';

/** The sign for lines that serve wherever no other does. */
export const EVERYWHERE = '*';

/** A country in the reader's language; `everywhere` for the lines without one. */
export function countryName(code: string, language: string, everywhere: string): string {
  if (code === EVERYWHERE) return everywhere;
  // Half typed, it is no country yet.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

const rank = ({ value }: { readonly value: string }) => (value === EVERYWHERE ? 1 : 0);

/** Countries with lines, by their names in the reader's language; everywhere comes last. */
export function countriesOf(
  helplines: readonly Helpline[],
  language: string,
  everywhere: string,
): readonly { readonly value: string; readonly label: string }[] {
  const codes = [...new Set(helplines.map(({ country }) => country))];
  const named = codes.map((value) => ({ value, label: countryName(value, language, everywhere) }));
  return named.toSorted((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, language));
}

/** What is chosen where nothing tells the country. */
export const NO_COUNTRY = '';

/**
 * The country to begin with: the one the family's records name, else the first region a browser's languages name.
 * Where neither has lines, those for everywhere;
 * with none of these none is chosen, for another country's number helps nobody.
 *
 * @param home ISO 3166-1 alpha-2, or null where nobody told
 */
export function guessedCountry(
  home: string | null,
  languages: readonly string[],
  helplines: readonly Helpline[],
): string {
  const regions = languages.flatMap((language) => new Intl.Locale(language).region ?? []);
  const likely = [...(home === null ? [] : [home]), ...regions, EVERYWHERE];
  return likely.find((region) => helplines.some(({ country }) => country === region)) ?? NO_COUNTRY;
}
