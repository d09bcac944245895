import type { Vector } from '../maths/vectors.ts';

/** A place on Earth: degrees, north and east positive. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}
/** A point of the drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;
/** Mean radius of the Earth in kilometres (IUGG 1980). */
const EARTH_KM = 6371;

/** Coefficients of the Equal Earth projection (Šavrič, Patterson & Jenny, 2019). */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const M = Math.sqrt(3) / 2;
/** The meridian in the middle: 150° east, so that the map's edge runs through the Atlantic and the Pacific is whole. */
export const MIDDLE_LON = 150;
/** Units of the drawing for a radian at the middle. */
const SCALE = 150;

/** How far east of the middle a meridian lies, −180 to 180. */
export function eastOfMiddle(lon: number): number {
  return ((((lon - MIDDLE_LON + 180) % 360) + 360) % 360) - 180;
}

/** Where a place lies on the map, `east` degrees east of its middle: equal areas stay equal. */
export function projected(lat: number, east: number): Point {
  const t = Math.asin(M * Math.sin(lat * RADIANS));
  const t2 = t * t;
  const t6 = t2 ** 3;
  const x = (east * RADIANS * Math.cos(t)) / (M * (A1 + 3 * A2 * t2 + t6 * (7 * A3 + 9 * A4 * t2)));
  const y = t * (A1 + A2 * t2 + t6 * (A3 + A4 * t2));
  return [x * SCALE, -y * SCALE];
}

/** Where a place lies on the map. */
export function onMap({ lat, lon }: Place): Point {
  return projected(lat, eastOfMiddle(lon));
}

function vectorOf({ lat, lon }: Place): Vector {
  const [phi, lambda] = [lat * RADIANS, lon * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function placeAt([x, y, z]: Vector): Place {
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lon: Math.atan2(y, x) / RADIANS };
}

const sum = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a + d, b + e, c + f];
const times = ([a, b, c]: Vector, by: number): Vector => [a * by, b * by, c * by];

/** The middle of some places on the globe. */
export function middleOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  return placeAt(places.map(vectorOf).reduce(sum));
}

/** Half the angle's sine squared (haversine), safe for places near each other. */
function angleBetween(a: Place, b: Place): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * half(a.lon, b.lon);
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The shortest way over the globe, in kilometres; a sphere, so within half a per cent of the true Earth. */
export function distanceKm(a: Place, b: Place): number {
  return angleBetween(a, b) * EARTH_KM;
}

/** Places along the shortest way from `a` to `b`, both ends included. */
export function greatCircle(a: Place, b: Place, steps = 48): readonly Place[] {
  const angle = angleBetween(a, b);
  if (angle === 0) return [a, b];
  const [from, to] = [vectorOf(a), vectorOf(b)];
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const first = times(from, Math.sin((1 - share) * angle) / Math.sin(angle));
    return placeAt(sum(first, times(to, Math.sin(share * angle) / Math.sin(angle))));
  });
}

/** Path data of the shortest way on the map; it is lifted where it leaves at one edge and comes back at the other. */
export function wayOnMap(a: Place, b: Place): string {
  let before: number | null = null;
  return greatCircle(a, b)
    .map((place) => {
      const east = eastOfMiddle(place.lon);
      const isCut = before === null || Math.abs(east - before) > 180;
      before = east;
      const [x, y] = projected(place.lat, east);
      return `${isCut ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
