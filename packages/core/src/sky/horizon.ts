import { asinDeg, atan2Deg, cosDeg, sinDeg, tanDeg, turned } from './angles.ts';

/** Where something stands in the sky: azimuth from north through east, altitude above the level horizon; degrees. */
export interface SkyPlace {
  readonly azimuthDeg: number;
  readonly altitudeDeg: number;
}

/** Azimuth and true altitude of a declination at an hour angle (west positive), all in degrees. */
export function skyPlaceOf(declinationDeg: number, hourAngleDeg: number, latitudeDeg: number): SkyPlace {
  const [sinD, cosD] = [sinDeg(declinationDeg), cosDeg(declinationDeg)];
  const [sinL, cosL] = [sinDeg(latitudeDeg), cosDeg(latitudeDeg)];
  const altitude = asinDeg(sinL * sinD + cosL * cosD * cosDeg(hourAngleDeg));
  const east = -cosD * sinDeg(hourAngleDeg);
  const north = cosL * sinD - sinL * cosD * cosDeg(hourAngleDeg);
  return { azimuthDeg: turned(atan2Deg(east, north)), altitudeDeg: altitude };
}

/**
 * Refraction in degrees for an apparent altitude, as one sees it (Bennett, Journal of Navigation 35, 1982), at 1010 hPa
 * and 10 °C; 34.5′ at the horizon. Real air differs there by some 0.15° from day to day (Schaefer & Liller 1990).
 */
export function refractionDeg(apparentAltitudeDeg: number): number {
  const h = Math.max(apparentAltitudeDeg, -1);
  return 1 / tanDeg(h + 7.31 / (h + 4.4)) / 60;
}

/** What the eye sees for a true altitude: raised by refraction (Sæmundsson, Sky & Telescope 72, 1986). */
export function apparentAltitudeDeg(trueAltitudeDeg: number): number {
  if (trueAltitudeDeg < -1) return trueAltitudeDeg;
  return trueAltitudeDeg + 1.02 / tanDeg(trueAltitudeDeg + 10.3 / (trueAltitudeDeg + 5.11)) / 60;
}

/** True altitude of what appears on a horizon raised by `horizonAltitudeDeg`. */
export function trueAltitudeOnHorizon(horizonAltitudeDeg: number): number {
  return horizonAltitudeDeg - refractionDeg(horizonAltitudeDeg);
}

export type HorizonEvent = 'rise' | 'set';

/**
 * Azimuth in degrees where a declination crosses the horizon: cos A = (sin δ − sin L sin h) / (cos L cos h) with h the
 * horizon's apparent altitude less refraction; null where it never does (always up, or never).
 */
export function crossingAzimuthDeg(
  declinationDeg: number,
  latitudeDeg: number,
  horizonAltitudeDeg: number,
  event: HorizonEvent,
): number | null {
  const h = trueAltitudeOnHorizon(horizonAltitudeDeg);
  const cosine =
    (sinDeg(declinationDeg) - sinDeg(latitudeDeg) * sinDeg(h)) / (cosDeg(latitudeDeg) * cosDeg(h));
  if (Math.abs(cosine) > 1) return null;
  const azimuth = 90 - asinDeg(cosine);
  return event === 'rise' ? azimuth : 360 - azimuth;
}

/** The declination that crosses a horizon of that altitude at an azimuth; degrees. */
export function declinationAtDeg(
  azimuthDeg: number,
  latitudeDeg: number,
  horizonAltitudeDeg: number,
): number {
  const h = trueAltitudeOnHorizon(horizonAltitudeDeg);
  return asinDeg(sinDeg(latitudeDeg) * sinDeg(h) + cosDeg(latitudeDeg) * cosDeg(h) * cosDeg(azimuthDeg));
}

/** Hour angle in degrees at which a declination stands at a true altitude, before or after culmination; null if never. */
export function hourAngleAtDeg(
  declinationDeg: number,
  latitudeDeg: number,
  trueAltitudeDeg: number,
): number | null {
  const cosine =
    (sinDeg(trueAltitudeDeg) - sinDeg(latitudeDeg) * sinDeg(declinationDeg)) /
    (cosDeg(latitudeDeg) * cosDeg(declinationDeg));
  return Math.abs(cosine) > 1 ? null : 90 - asinDeg(cosine);
}
