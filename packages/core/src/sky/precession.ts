import { cross, type Vector } from '../maths/vectors.ts';
import { cosDeg, type Rotation, sinDeg, unit } from './angles.ts';

type Terms = readonly (readonly [periodCenturies: number, c1: number, c2: number, s1: number, s2: number])[];

/** Vondrák, Capitaine & Wallace, Astronomy & Astrophysics 534 (2011) A22 and 541 (2012) C1; arc seconds, centuries. */
const ECLIPTIC_POLYNOMIALS = [
  [5851.607687, -0.1189, -0.00028913, 0.000000101],
  [-1600.8863, 1.1689818, -0.0000002, -0.000000437],
] as const;
const ECLIPTIC_TERMS: Terms = [
  [708.15, -5486.751211, -684.66156, 667.66673, -5523.863691],
  [2309, -17.127623, 2446.28388, -2354.886252, -549.74745],
  [1620, -617.517403, 399.671049, -428.152441, -310.998056],
  [492.2, 413.44294, -356.652376, 376.202861, 421.535876],
  [1183, 78.614193, -186.387003, 184.778874, -36.776172],
  [622, -180.732815, -316.80007, 335.321713, -145.278396],
  [882, -87.676083, 198.296701, -185.138669, -34.74445],
  [547, 46.140315, 101.135679, -120.97283, 22.885731],
];
const EQUATOR_POLYNOMIALS = [
  [5453.282155, 0.4252841, -0.00037173, -0.000000152],
  [-73750.93035, -0.7675452, -0.00018725, 0.000000231],
] as const;
const EQUATOR_TERMS: Terms = [
  [256.75, -819.940624, 75004.344875, 81491.287984, 1558.515853],
  [708.15, -8444.676815, 624.033993, 787.163481, 7774.939698],
  [274.2, 2600.009459, 1251.136893, 1251.296102, -2219.534038],
  [241.45, 2755.17563, -1102.212834, -1257.950837, -2523.969396],
  [2309, -167.659835, -2660.66498, -2966.79973, 247.850422],
  [492.2, 871.855056, 699.291817, 639.744522, -846.485643],
  [396.1, 44.769698, 153.16722, 131.600209, -1393.124055],
  [288.9, -512.313065, -950.865637, -445.040117, 368.526116],
  [231.1, -819.415595, 499.754645, 584.522874, 749.045012],
  [1610, -538.071099, -145.18821, -89.756563, 444.704518],
  [620, -189.793622, 558.116553, 524.42963, 235.934465],
  [157.87, -402.922932, -23.923029, -13.549067, 374.049623],
  [220.3, 179.516345, -165.405086, -210.157124, -171.33018],
  [1200, -9.814756, 9.344131, -44.919798, -22.899655],
];

const ARC_SECONDS = Math.PI / (180 * 3600);
/** Tilt of the axis at J2000 in that theory, degrees. */
const TILT_2000_DEG = 84381.406 / 3600;

function pairAt(
  t: number,
  polynomials: readonly [readonly number[], readonly number[]],
  terms: Terms,
): readonly [number, number] {
  const polynomial = (c: readonly number[]) => c.reduceRight((sum, it) => sum * t + it, 0);
  let first = polynomial(polynomials[0]);
  let second = polynomial(polynomials[1]);
  for (const [period, c1, c2, s1, s2] of terms) {
    const angle = (2 * Math.PI * t) / period;
    first += c1 * Math.cos(angle) + s1 * Math.sin(angle);
    second += c2 * Math.cos(angle) + s2 * Math.sin(angle);
  }
  return [first * ARC_SECONDS, second * ARC_SECONDS];
}

/** Direction of the pole of the Earth's path (the ecliptic) at a Julian epoch, told in equator and equinox of J2000. */
export function eclipticPole(epoch: number): Vector {
  const [p, q] = pairAt((epoch - 2000) / 100, ECLIPTIC_POLYNOMIALS, ECLIPTIC_TERMS);
  const w = Math.sqrt(Math.max(0, 1 - p * p - q * q));
  const [s, c] = [sinDeg(TILT_2000_DEG), cosDeg(TILT_2000_DEG)];
  return [p, -q * c - w * s, -q * s + w * c];
}

/** Direction of the celestial pole at a Julian epoch, told in equator and equinox of J2000. */
export function celestialPole(epoch: number): Vector {
  const [x, y] = pairAt((epoch - 2000) / 100, EQUATOR_POLYNOMIALS, EQUATOR_TERMS);
  return [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))];
}

/**
 * Turns J2000 equatorial directions into the mean equator and equinox of a Julian epoch. Good to arc seconds over the
 * years of history and for ±200,000 years; the 18.6-year nodding (nutation, at most 0.005°) is left out.
 */
export function precession(epoch: number): Rotation {
  const pole = celestialPole(epoch);
  const equinox = unit(cross(pole, eclipticPole(epoch)));
  return [equinox, cross(pole, equinox), pole];
}
