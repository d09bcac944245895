import type { Locale } from '@ori/contracts/locale';
import type { House } from '@ori/core/sky/star-compass';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** A house by direction and count: `East, house 3 towards north`. */
export function houseWords(house: House, locale: Locale): string {
  if (house.side === null) return say(house.towards === 'north' ? WORDS.north : WORDS.south, locale);
  const side = say(house.side === 'east' ? WORDS.east : WORDS.west, locale);
  if (house.towards === null) return side;
  const pole = say(house.towards === 'north' ? WORDS.toNorth : WORDS.toSouth, locale);
  return say(WORDS.house, locale, { side, n: house.step, pole });
}

/** Where a star is kept, in houses right of the bow. */
export function holdWords(houses: number, locale: Locale): string {
  const n = Math.abs(houses);
  if (n === 0) return say(WORDS.ahead, locale);
  if (n === 1) return say(houses < 0 ? WORDS.leftOne : WORDS.rightOne, locale);
  return say(houses < 0 ? WORDS.left : WORDS.rightOf, locale, { n });
}

/** A latitude as sailors say it. */
export function latitudeWords(latitudeDeg: number, locale: Locale): string {
  const n = number(Math.abs(latitudeDeg), locale, 1);
  if (n === '0') return say(WORDS.equator, locale);
  return say(latitudeDeg < 0 ? WORDS.degreesSouth : WORDS.degreesNorth, locale, { n });
}
