import { DAYS_A_CENTURY, J2000, julianDay } from './calendar.ts';
import { deltaTSeconds } from './delta-t.ts';

/** An instant in both clocks: by the turning Earth (UT) and by even time (TT), as Julian days. */
export interface Moment {
  readonly jdUt: number;
  readonly jdTt: number;
  /** Centuries of TT since J2000. */
  readonly t: number;
  /** Julian epoch: the year with its fraction. */
  readonly epoch: number;
}

/** The moment of a Julian day in Universal Time. */
export function momentOf(jdUt: number): Moment {
  const year = 2000 + (jdUt - J2000) / 365.25;
  const jdTt = jdUt + deltaTSeconds(year) / 86_400;
  const t = (jdTt - J2000) / DAYS_A_CENTURY;
  return { jdUt, jdTt, t, epoch: 2000 + 100 * t };
}

/**
 * The moment of a local hour: mean solar time of the place (12 is noon by the mean Sun), on the `dayOfYear`-th day
 * (1 is January 1) of an astronomical year in the Gregorian calendar, continued backwards. Longitude east positive.
 */
export function momentAt(year: number, dayOfYear: number, hour: number, longitudeDeg: number): Moment {
  const midnight = julianDay({ year, month: 1, day: 1 }) + dayOfYear - 1;
  return momentOf(midnight + hour / 24 - longitudeDeg / 360);
}
