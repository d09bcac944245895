/**
 * From which age somebody agrees for themselves to what an online service keeps of them: GDPR Art. 8(1) as each country
 * set it (the countries' own laws, as listed by the European Commission's report COM(2020) 264 and FRA's mapping of
 * ages of consent), the same rule in the EEA and the United Kingdom (Data Protection Act 2018, s. 9), and COPPA in the
 * United States (16 CFR 312.2: under 13). Territories go by the country whose law holds there. Where a country is not
 * listed, the highest age of Art. 8 holds. A lawyer decides in doubt, and looks at this table before each release.
 */
const CONSENT_AGES: Readonly<Record<string, number>> = {
  AT: 14,
  AX: 13,
  BE: 13,
  BG: 14,
  CY: 14,
  CZ: 15,
  DE: 16,
  DK: 15,
  EE: 13,
  ES: 14,
  FI: 13,
  FR: 15,
  GB: 13,
  GF: 15,
  GP: 15,
  GR: 15,
  HR: 16,
  HU: 16,
  IE: 16,
  IS: 13,
  IT: 14,
  LI: 16,
  LT: 14,
  LU: 16,
  LV: 13,
  MF: 15,
  MQ: 15,
  MT: 13,
  NL: 16,
  NO: 13,
  PL: 16,
  PT: 13,
  RE: 15,
  RO: 16,
  SE: 13,
  SI: 15,
  SK: 16,
  US: 13,
  YT: 15,
};
/** The highest that Art. 8 knows: it holds in doubt, and above it no country matters. */
export const HIGHEST_CONSENT_AGE_YEARS = 16;

/** Below this age a grown-up opens the account, wherever that is (design §5). */
export const OWN_ACCOUNT_AGE_YEARS = 14;

/** From which age one opens an account of one's own in a country. */
export function ownAccountAge(country: string): number {
  return Math.max(OWN_ACCOUNT_AGE_YEARS, CONSENT_AGES[country] ?? HIGHEST_CONSENT_AGE_YEARS);
}
