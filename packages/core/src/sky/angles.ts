import { dot, type Vector } from '../maths/vectors.ts';

const RADIANS = Math.PI / 180;

/** Sine of an angle in degrees. */
export const sinDeg = (degrees: number): number => Math.sin(degrees * RADIANS);
/** Cosine of an angle in degrees. */
export const cosDeg = (degrees: number): number => Math.cos(degrees * RADIANS);
/** Tangent of an angle in degrees. */
export const tanDeg = (degrees: number): number => Math.tan(degrees * RADIANS);
/** Angle in degrees whose sine is `value`; rounding errors beyond ±1 are forgiven. */
export const asinDeg = (value: number): number => Math.asin(Math.max(-1, Math.min(1, value))) / RADIANS;
/** Angle in degrees, −180 to 180, of the point (x, y). */
export const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RADIANS;

/** The same direction within 0 (included) and 360 (excluded). */
export function turned(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** How far `to` lies clockwise of `from`, −180 (excluded) to 180. */
export function turnFromTo(from: number, to: number): number {
  const turn = turned(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** Three rows; each is a new axis told in the old ones. */
export type Rotation = readonly [Vector, Vector, Vector];

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** The vector as told in the new axes. */
export const rotated = (rows: Rotation, vector: Vector): Vector => [
  dot(rows[0], vector),
  dot(rows[1], vector),
  dot(rows[2], vector),
];

/** From longitude and latitude (or right ascension and declination), degrees, to a vector of the length given. */
export function vectorOf(longitudeDeg: number, latitudeDeg: number, length = 1): Vector {
  return [
    length * cosDeg(latitudeDeg) * cosDeg(longitudeDeg),
    length * cosDeg(latitudeDeg) * sinDeg(longitudeDeg),
    length * sinDeg(latitudeDeg),
  ];
}

/** Longitude 0 to 360 and latitude of a vector, degrees. */
export function anglesOf([x, y, z]: Vector): { readonly longitudeDeg: number; readonly latitudeDeg: number } {
  return { longitudeDeg: turned(atan2Deg(y, x)), latitudeDeg: atan2Deg(z, Math.hypot(x, y)) };
}
