import { crossingAzimuthDeg, type HorizonEvent } from './horizon.ts';
import { obliquityDeg } from './obliquity.ts';

/** What is looked for on a horizon; angles in degrees, `epoch` an astronomical year. */
export interface HorizonTarget {
  readonly declinationDeg: number;
  readonly latitudeDeg: number;
  /** Apparent altitude of the horizon in that direction. */
  readonly horizonAltitudeDeg: number;
  readonly event: HorizonEvent;
}

/** A direction and how far it may be off, degrees. */
export interface AzimuthWithError {
  readonly azimuthDeg: number;
  readonly errorDeg: number;
}

/** The horizon's altitude is told to a tenth of a degree, seldom surveyed better. */
export const HORIZON_ERROR_DEG = 0.1;
/** Refraction on the horizon differs from day to day (Schaefer & Liller, 1990); higher up much less. */
export const refractionErrorDeg = (horizonAltitudeDeg: number): number =>
  horizonAltitudeDeg < 2 ? 0.15 : 0.05;
/** A century more or less moves the solstices by 0.013°. */
export const DECLINATION_ERROR_DEG = 0.02;

/**
 * Azimuth where a target crosses the horizon, with the error that follows from a tenth of a degree in the horizon's
 * altitude, the day's refraction and a century of the date, put together as independent errors. Null: it never crosses.
 */
export function computedAzimuth(target: HorizonTarget): AzimuthWithError | null {
  const at = (declinationDeg: number, raisedDeg: number) =>
    crossingAzimuthDeg(
      declinationDeg,
      target.latitudeDeg,
      target.horizonAltitudeDeg + raisedDeg,
      target.event,
    );
  const azimuthDeg = at(target.declinationDeg, 0);
  if (azimuthDeg === null) return null;
  const raised = Math.hypot(HORIZON_ERROR_DEG, refractionErrorDeg(target.horizonAltitudeDeg));
  const byHorizon = (at(target.declinationDeg, raised) ?? azimuthDeg) - azimuthDeg;
  const byDate = (at(target.declinationDeg + DECLINATION_ERROR_DEG, 0) ?? azimuthDeg) - azimuthDeg;
  return { azimuthDeg, errorDeg: Math.hypot(byHorizon, byDate) };
}

/** The Sun's declination on a solstice: as far from the equator as the axis is tilted (Laskar 1986). Degrees. */
export function solsticeDeclinationDeg(epoch: number, solstice: 'june' | 'december'): number {
  return solstice === 'june' ? obliquityDeg(epoch) : -obliquityDeg(epoch);
}

/** Directions of the same axis looked along either way: the smallest turn between them, 0 to 90 degrees. */
export function axisDifferenceDeg(firstDeg: number, secondDeg: number): number {
  const turn = Math.abs(((firstDeg - secondDeg) % 180) + 180) % 180;
  return Math.min(turn, 180 - turn);
}
