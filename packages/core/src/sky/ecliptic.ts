import { cosDeg, type Rotation, sinDeg } from './angles.ts';

/** From equator to ecliptic, of one and the same equinox; the tilt of the axis in degrees. */
export function toEcliptic(tiltDeg: number): Rotation {
  return [
    [1, 0, 0],
    [0, cosDeg(tiltDeg), sinDeg(tiltDeg)],
    [0, -sinDeg(tiltDeg), cosDeg(tiltDeg)],
  ];
}

/** From ecliptic to equator, of one and the same equinox. */
export function fromEcliptic(tiltDeg: number): Rotation {
  return toEcliptic(-tiltDeg);
}
