import { servingCountry } from './helplines.ts';

/** Emergency numbers and the countries that answer them. */
const COUNTRIES_BY_NUMBER: Readonly<Record<string, string>> = {
  '112':
    'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IN IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK TR UA ZA',
  '911': 'AR CA CR DO EC MX PA PH PY US UY',
  '999': 'GB HK KE MY SG',
  '000': 'AU',
  '111': 'NZ',
  '123': 'CO',
  '190': 'BR',
};
const NUMBER_BY_COUNTRY = new Map(
  Object.entries(COUNTRIES_BY_NUMBER).flatMap(([number, countries]) =>
    countries.split(' ').map((country) => [country, number] as const),
  ),
);

/** The number for danger right now, or null where the country is not known: then it is named in words. */
export function emergencyNumberOf(country: string | null): string | null {
  const code = servingCountry(country);
  return code === null ? null : (NUMBER_BY_COUNTRY.get(code) ?? null);
}
