import { turned } from './angles.ts';
import { centuriesOf, J2000 } from './calendar.ts';

/** Precession in right ascension, arc seconds: Capitaine, Wallace & Chapront, Astronomy & Astrophysics 412 (2003) 567. */
const PRECESSION = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368] as const;

/**
 * Local mean sidereal time in degrees: which right ascension stands on the meridian. `jdUt` Universal Time, `jdTt`
 * Terrestrial Time, longitude east positive. Exact turning of the Earth (IAU 2000) plus precession (IAU 2006).
 */
export function siderealTimeDeg(jdUt: number, jdTt: number, longitudeDeg: number): number {
  const days = jdUt - J2000;
  const earth = 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1));
  const t = centuriesOf(jdTt);
  const shift = PRECESSION.reduceRight((sum, coefficient) => sum * t + coefficient, 0) / 3600;
  return turned(earth + shift + longitudeDeg);
}
