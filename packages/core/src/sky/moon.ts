import { cosDeg, sinDeg, turned } from './angles.ts';

/** Multiples of D, M, M′ and F, then the size: millionths of a degree, or metres. */
type Term = readonly [d: number, m: number, moon: number, f: number, size: number];

/** The largest terms of the Moon's longitude, distance and latitude: Meeus, Astronomical Algorithms, ch. 47 (ELP-2000/82). */
const LONGITUDE: readonly Term[] = [
  [0, 0, 1, 0, 6288774],
  [2, 0, -1, 0, 1274027],
  [2, 0, 0, 0, 658314],
  [0, 0, 2, 0, 213618],
  [0, 1, 0, 0, -185116],
  [0, 0, 0, 2, -114332],
  [2, 0, -2, 0, 58793],
  [2, -1, -1, 0, 57066],
  [2, 0, 1, 0, 53322],
  [2, -1, 0, 0, 45758],
  [0, 1, -1, 0, -40923],
  [1, 0, 0, 0, -34720],
  [0, 1, 1, 0, -30383],
  [2, 0, 0, -2, 15327],
  [0, 0, 1, 2, -12528],
  [0, 0, 1, -2, 10980],
  [4, 0, -1, 0, 10675],
  [0, 0, 3, 0, 10034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
  [1, 1, 0, 0, 4987],
  [2, -1, 1, 0, 4036],
  [2, 0, 2, 0, 3994],
  [4, 0, 0, 0, 3861],
  [2, 0, -3, 0, 3665],
];
const DISTANCE: readonly Term[] = [
  [0, 0, 1, 0, -20905355],
  [2, 0, -1, 0, -3699111],
  [2, 0, 0, 0, -2955968],
  [0, 0, 2, 0, -569925],
  [2, 0, -2, 0, 246158],
  [2, -1, 0, 0, -204586],
  [2, 0, 1, 0, -170733],
  [2, -1, -1, 0, -152138],
  [0, 1, -1, 0, -129620],
  [1, 0, 0, 0, 108743],
  [0, 1, 1, 0, 104755],
];
const LATITUDE: readonly Term[] = [
  [0, 0, 0, 1, 5128122],
  [0, 0, 1, 1, 280602],
  [0, 0, 1, -1, 277693],
  [2, 0, 0, -1, 173237],
  [2, 0, -1, 1, 55413],
  [2, 0, -1, -1, 46271],
  [2, 0, 0, 1, 32573],
  [0, 0, 2, 1, 17198],
  [2, 0, 1, -1, 9266],
  [0, 0, 2, -1, 8822],
  [2, -1, 0, -1, 8216],
  [2, 0, -2, -1, 4324],
  [2, 0, 1, 1, 4200],
  [2, 1, 0, -1, -3359],
];

interface MoonAngles {
  readonly mean: number;
  readonly d: number;
  readonly m: number;
  readonly moon: number;
  readonly f: number;
}

function anglesAt(t: number): MoonAngles {
  const [t2, t3, t4] = [t * t, t ** 3, t ** 4];
  return {
    mean: 218.3164477 + 481267.88123421 * t - 0.0015786 * t2 + t3 / 538_841 - t4 / 65_194_000,
    d: 297.8501921 + 445267.1114034 * t - 0.0018819 * t2 + t3 / 545_868 - t4 / 113_065_000,
    m: 357.5291092 + 35999.0502909 * t - 0.0001536 * t2 + t3 / 24_490_000,
    moon: 134.9633964 + 477198.8675055 * t + 0.0087414 * t2 + t3 / 69_699 - t4 / 14_712_000,
    f: 93.272095 + 483202.0175233 * t - 0.0036539 * t2 - t3 / 3_526_000 + t4 / 863_310_000,
  };
}

/** The Earth's path is less and less stretched; terms with the Sun's anomaly follow it. */
function sum(terms: readonly Term[], angles: MoonAngles, t: number, wave: (degrees: number) => number) {
  const e = 1 - 0.002516 * t - 0.0000074 * t * t;
  return terms.reduce((total, [d, m, moon, f, size]) => {
    const angle = d * angles.d + m * angles.m + moon * angles.moon + f * angles.f;
    return total + size * e ** Math.abs(m) * wave(angle);
  }, 0);
}

/** The Moon from the Earth's middle, in ecliptic and mean equinox of the date: degrees and kilometres. */
export interface MoonPlace {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceKm: number;
}

/** Where the Moon is, `t` centuries of TT after J2000: within 0.02° of the full theory in our time. */
export function moonPlace(t: number): MoonPlace {
  const angles = anglesAt(t);
  const venus = 3958 * sinDeg(119.75 + 131.849 * t);
  const flattening = 1962 * sinDeg(angles.mean - angles.f);
  return {
    longitudeDeg: turned(angles.mean + (sum(LONGITUDE, angles, t, sinDeg) + venus + flattening) / 1_000_000),
    latitudeDeg: (sum(LATITUDE, angles, t, sinDeg) - 2235 * sinDeg(angles.mean)) / 1_000_000,
    distanceKm: 385_000.56 + sum(DISTANCE, angles, t, cosDeg) / 1000,
  };
}

const EARTH_RADIUS_KM = 6378.14;

/** How much lower the Moon stands for somebody on the ground than from the Earth's middle; degrees. */
export function moonParallaxDeg(distanceKm: number, altitudeDeg: number): number {
  return (Math.asin(EARTH_RADIUS_KM / distanceKm) * 180 * cosDeg(altitudeDeg)) / Math.PI;
}

/** How much of the Moon's disc is lit, 0 to 1, from the ecliptic longitudes of Sun and Moon. */
export function litShare(sunLongitudeDeg: number, moon: MoonPlace): number {
  return (1 - cosDeg(moon.latitudeDeg) * cosDeg(moon.longitudeDeg - sunLongitudeDeg)) / 2;
}
