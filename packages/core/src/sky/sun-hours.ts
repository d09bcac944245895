import { turnFromTo } from './angles.ts';
import { type HorizonEvent, hourAngleAtDeg, trueAltitudeOnHorizon } from './horizon.ts';
import { momentAt } from './moment.ts';
import { siderealTimeDeg } from './sidereal.ts';
import { type EarthPlace, sunPlace } from './sky-now.ts';

/** A day at a place; `year` counts astronomically, `dayOfYear` from 1. */
export interface LocalDay extends EarthPlace {
  readonly year: number;
  readonly dayOfYear: number;
}

/** How far the Sun has turned past the meridian at an hour of local mean time, degrees, and its declination. */
function sunAt(day: LocalDay, hour: number) {
  const moment = momentAt(day.year, day.dayOfYear, hour, day.longitudeDeg);
  const { rightAscensionDeg, declinationDeg } = sunPlace(moment);
  const sidereal = siderealTimeDeg(moment.jdUt, moment.jdTt, day.longitudeDeg);
  return { hourAngleDeg: turnFromTo(rightAscensionDeg, sidereal), declinationDeg };
}

/**
 * The hour of local mean time at which the middle of the Sun stands on a horizon of the apparent altitude given; null
 * where it does not rise or set that day. Good to a minute, refraction aside.
 */
export function sunHour(day: LocalDay, event: HorizonEvent, horizonAltitudeDeg: number): number | null {
  let hour = event === 'rise' ? 6 : 18;
  for (let step = 0; step < 4; step += 1) {
    const { hourAngleDeg, declinationDeg } = sunAt(day, hour);
    const h = trueAltitudeOnHorizon(horizonAltitudeDeg);
    const wanted = hourAngleAtDeg(declinationDeg, day.latitudeDeg, h);
    if (wanted === null) return null;
    hour += turnFromTo(hourAngleDeg, event === 'rise' ? -wanted : wanted) / 15;
  }
  return hour;
}

/** The hour of local mean time at which the Sun crosses the meridian: up to 16 minutes from 12. */
export function noonHour(day: LocalDay): number {
  const first = 12 - sunAt(day, 12).hourAngleDeg / 15;
  return first - sunAt(day, first).hourAngleDeg / 15;
}
