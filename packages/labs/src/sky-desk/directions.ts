import type { Locale } from '@ori/contracts/locale';

const EN = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
];
/** French and Spanish both write west as O. */
const ROMANCE = EN.map((name) => name.replaceAll('W', 'O'));

/** The sixteen winds of the reader's language, clockwise from north. */
export function windNames(locale: Locale): readonly string[] {
  return locale === 'en' ? EN : ROMANCE;
}

export const WIND_DEG = 22.5;

/** The nearest of the sixteen winds to an azimuth. */
export function windOf(azimuthDeg: number, locale: Locale): string {
  const index = Math.round((((azimuthDeg % 360) + 360) % 360) / WIND_DEG) % 16;
  return windNames(locale)[index] ?? '';
}
