import { anglesOf, rotated, turnFromTo } from './angles.ts';
import { julianDay } from './calendar.ts';
import { toEcliptic } from './ecliptic.ts';
import { type Moment, momentOf } from './moment.ts';
import { obliquityDeg } from './obliquity.ts';
import { sunSeen } from './planets.ts';
import { precession } from './precession.ts';

/** The Sun's longitude along the ecliptic from the equinox of the date, degrees. */
export function sunLongitudeDeg(moment: Moment): number {
  const seen = rotated(precession(moment.epoch), sunSeen(moment.t));
  return anglesOf(rotated(toEcliptic(obliquityDeg(moment.epoch)), seen)).longitudeDeg;
}

export const SEASONS = ['march', 'june', 'september', 'december'] as const;
/** The equinoxes and solstices by the month they fall in; words such as spring depend on the hemisphere. */
export type Season = (typeof SEASONS)[number];

/** When the Sun reaches an equinox or solstice in an astronomical year: Julian day in Universal Time, within minutes. */
export function seasonMoment(year: number, season: Season): Moment {
  const place = SEASONS.indexOf(season);
  let jd = julianDay({ year, month: 3 * (place + 1), day: 21 });
  for (let step = 0; step < 6; step += 1)
    jd += (turnFromTo(sunLongitudeDeg(momentOf(jd)), 90 * place) * 365.2422) / 360;
  return momentOf(jd);
}

/** The day of the year (1 to 366) of an equinox or solstice as counted at a place; longitude east positive. */
export function seasonDay(year: number, season: Season, longitudeDeg: number): number {
  const local = seasonMoment(year, season).jdUt + longitudeDeg / 360;
  return Math.floor(local - julianDay({ year, month: 1, day: 1 })) + 1;
}
