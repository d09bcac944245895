import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { computedAzimuth } from '@ori/core/sky/alignment';
import { turnFromTo } from '@ori/core/sky/angles';
import { astronomicalYear, gregorianDay, julianDay } from '@ori/core/sky/calendar';
import { momentAt } from '@ori/core/sky/moment';
import { seasonDay } from '@ori/core/sky/seasons';
import { skyAt } from '@ori/core/sky/sky-now';
import { noonHour, sunHour } from '@ori/core/sky/sun-hours';
import { number, say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** When and whither one looks: year as historians count, day of the year from 1, hour of local mean time. */
export interface View {
  readonly year: number;
  readonly dayOfYear: number;
  readonly hour: number;
  readonly facingDeg: number;
}

export type Season = 'march' | 'june' | 'september' | 'december';
export type Jump = 'sunrise' | 'noon' | 'sunset' | 'midnight';

/** The Sun's crossing that is asked for at a place: what its building is said to look at, else midwinter sunrise. */
export function questionOf(place: SkyPlaceProps): {
  readonly season: Season;
  readonly event: 'rise' | 'set';
} {
  const { target } = place;
  if (target?.season) return { season: target.season, event: target.event };
  return { season: place.latitudeDeg < 0 ? 'june' : 'december', event: 'rise' };
}

const HILL_DEG = 30;

/**
 * The horizon's altitude as it is drawn: as told where the target crosses it, level elsewhere, a slope between.
 */
export function horizonAt(place: SkyPlaceProps, azimuthDeg: number): number {
  const { target } = place;
  if (!target || target.horizonAltitudeDeg === 0) return 0;
  const middle = computedAzimuth({ ...target, latitudeDeg: place.latitudeDeg })?.azimuthDeg ?? 0;
  const away = Math.abs(turnFromTo(middle, azimuthDeg));
  if (away >= HILL_DEG) return 0;
  return away < 6
    ? target.horizonAltitudeDeg
    : (target.horizonAltitudeDeg * (HILL_DEG - away)) / (HILL_DEG - 6);
}

/** The horizon's altitude at the target; 0 where none is told. */
const targetHorizon = (place: SkyPlaceProps, event: 'rise' | 'set'): number =>
  place.target?.event === event ? place.target.horizonAltitudeDeg : 0;

/** The hour of local mean time of a jump, or null where the Sun does not cross the horizon that day. */
export function hourOf(place: SkyPlaceProps, view: View, jump: Jump): number | null {
  const day = { ...place, year: astronomicalYear(view.year), dayOfYear: view.dayOfYear };
  if (jump === 'midnight') return 0;
  if (jump === 'noon') return noonHour(day);
  const event = jump === 'sunrise' ? 'rise' : 'set';
  return sunHour(day, event, targetHorizon(place, event));
}

/** The same moment, looking the nearest of eight ways to the Sun. */
export function facingSun(place: SkyPlaceProps, view: View): View {
  const moment = momentAt(astronomicalYear(view.year), view.dayOfYear, view.hour, place.longitudeDeg);
  const { azimuthDeg } = skyAt(moment, place).sun;
  return { ...view, facingDeg: (Math.round(azimuthDeg / 45) % 8) * 45 };
}

/** The view at which the question of a place is answered: that season's sunrise or sunset, looking at it. */
export function answerView(place: SkyPlaceProps): { readonly view: View; readonly crosses: boolean } {
  const { season, event } = questionOf(place);
  const dayOfYear = seasonDay(astronomicalYear(place.year), season, place.longitudeDeg);
  const still = { year: place.year, dayOfYear, hour: 12, facingDeg: 90 };
  const hour = hourOf(place, still, event === 'rise' ? 'sunrise' : 'sunset');
  return { view: facingSun(place, { ...still, hour: hour ?? 12 }), crosses: hour !== null };
}

/** `06:15` from hours with fractions. */
export function clock(hour: number): string {
  const minutes = (((Math.round(hour * 60) % 1440) + 1440) % 1440) / 60;
  return `${String(Math.floor(minutes)).padStart(2, '0')}:${String(Math.round((minutes % 1) * 60)).padStart(2, '0')}`;
}

/** A year in words: `2500 BCE`. */
export function yearWords(year: number, locale: Locale): string {
  return say(year < 0 ? WORDS.bce : WORDS.ce, locale, { n: Math.abs(year) });
}

/** `21 December`: the day of the month in a year as historians count. */
export function dayWords(year: number, dayOfYear: number, locale: Locale): string {
  const first = julianDay({ year: astronomicalYear(year), month: 1, day: 1 });
  const { month, day } = gregorianDay(first + dayOfYear - 1);
  const inLeapYear = new Date(Date.UTC(2000, month - 1, day));
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    inLeapYear,
  );
}

/** Days of a year of the calendar used here. */
export const daysOfYear = (year: number): number =>
  julianDay({ year: astronomicalYear(year) + 1, month: 1, day: 1 }) -
  julianDay({ year: astronomicalYear(year), month: 1, day: 1 });

/** A latitude or longitude in words. */
export function angleWords(degrees: number, sides: 'north-south' | 'east-west', locale: Locale): string {
  const [plus, minus] = sides === 'north-south' ? [WORDS.north, WORDS.south] : [WORDS.east, WORDS.west];
  return say(degrees < 0 ? minus : plus, locale, { n: number(Math.abs(degrees), locale, 1) });
}
