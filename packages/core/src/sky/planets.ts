import { type Vector } from '../maths/vectors.ts';
import { cosDeg, rotated, sinDeg, turnFromTo } from './angles.ts';
import { fromEcliptic } from './ecliptic.ts';

export const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
export type Planet = (typeof PLANETS)[number];

/** Value at J2000 and its change a century: half axis (au), eccentricity, inclination, longitudes (degrees). */
type Element = readonly [number, number];
interface Orbit {
  readonly a: Element;
  readonly e: Element;
  readonly i: Element;
  readonly longitude: Element;
  readonly perihelion: Element;
  readonly node: Element;
  /** Terms b, c, s, f that Jupiter and Saturn need, since they pull at one another. */
  readonly pull?: readonly [b: number, c: number, s: number, f: number];
}

/**
 * Standish, Keplerian Elements for Approximate Positions of the Major Planets, tables 2a and 2b (Jet Propulsion
 * Laboratory), made for 3000 BCE to 3000 CE, in the ecliptic and equinox of J2000.
 */
const ORBITS: Readonly<Record<Planet | 'earth', Orbit>> = {
  mercury: {
    a: [0.38709843, 0],
    e: [0.20563661, 0.00002123],
    i: [7.00559432, -0.00590158],
    longitude: [252.25166724, 149472.67486623],
    perihelion: [77.45771895, 0.15940013],
    node: [48.33961819, -0.12214182],
  },
  venus: {
    a: [0.72332102, -0.00000026],
    e: [0.00676399, -0.00005107],
    i: [3.39777545, 0.00043494],
    longitude: [181.9797085, 58517.8156026],
    perihelion: [131.76755713, 0.05679648],
    node: [76.67261496, -0.27274174],
  },
  earth: {
    a: [1.00000018, -0.00000003],
    e: [0.01673163, -0.00003661],
    i: [-0.00054346, -0.01337178],
    longitude: [100.46691572, 35999.37306329],
    perihelion: [102.93005885, 0.3179526],
    node: [-5.11260389, -0.24123856],
  },
  mars: {
    a: [1.52371243, 0.00000097],
    e: [0.09336511, 0.00009149],
    i: [1.85181869, -0.00724757],
    longitude: [-4.56813164, 19140.29934243],
    perihelion: [-23.91744784, 0.45223625],
    node: [49.71320984, -0.26852431],
  },
  jupiter: {
    a: [5.20248019, -0.00002864],
    e: [0.0485359, 0.00018026],
    i: [1.29861416, -0.00322699],
    longitude: [34.33479152, 3034.90371757],
    perihelion: [14.27495244, 0.18199196],
    node: [100.29282654, 0.13024619],
    pull: [-0.00012452, 0.0606406, -0.35635438, 38.35125],
  },
  saturn: {
    a: [9.54149883, -0.00003065],
    e: [0.05550825, -0.00032044],
    i: [2.49424102, 0.00451969],
    longitude: [50.07571329, 1222.11494724],
    perihelion: [92.86136063, 0.54179478],
    node: [113.63998702, -0.25015002],
    pull: [0.00025899, -0.13434469, 0.87320147, 38.35125],
  },
};

const DEGREES = 180 / Math.PI;
const at = ([value, rate]: Element, t: number): number => value + rate * t;

/** Kepler's equation M = E − e sin E, degrees, by Newton's steps. */
function eccentricAnomalyDeg(meanAnomalyDeg: number, e: number): number {
  let anomaly = meanAnomalyDeg + e * DEGREES * sinDeg(meanAnomalyDeg);
  for (let step = 0; step < 6; step += 1) {
    const miss = meanAnomalyDeg - (anomaly - e * DEGREES * sinDeg(anomaly));
    anomaly += miss / (1 - e * cosDeg(anomaly));
  }
  return anomaly;
}

function meanAnomalyDeg(orbit: Orbit, t: number): number {
  const [b, c, s, f] = orbit.pull ?? [0, 0, 0, 0];
  const mean = at(orbit.longitude, t) - at(orbit.perihelion, t);
  return turnFromTo(0, mean + b * t * t + c * cosDeg(f * t) + s * sinDeg(f * t));
}

/** Place around the Sun, astronomical units, ecliptic and equinox of J2000; `t` in centuries of TT since J2000. */
export function heliocentric(planet: Planet | 'earth', t: number): Vector {
  const orbit = ORBITS[planet];
  const e = at(orbit.e, t);
  const anomaly = eccentricAnomalyDeg(meanAnomalyDeg(orbit, t), e);
  const x = at(orbit.a, t) * (cosDeg(anomaly) - e);
  const y = at(orbit.a, t) * Math.sqrt(1 - e * e) * sinDeg(anomaly);
  const node = at(orbit.node, t);
  const w = at(orbit.perihelion, t) - node;
  const along = x * cosDeg(w) - y * sinDeg(w);
  const across = x * sinDeg(w) + y * cosDeg(w);
  const i = at(orbit.i, t);
  return [
    along * cosDeg(node) - across * cosDeg(i) * sinDeg(node),
    along * sinDeg(node) + across * cosDeg(i) * cosDeg(node),
    across * sinDeg(i),
  ];
}

const TILT_2000_DEG = 84381.406 / 3600;
const TO_EQUATOR = fromEcliptic(TILT_2000_DEG);

/** From the ecliptic to the equator of J2000. */
export function toEquator(ecliptic: Vector): Vector {
  return rotated(TO_EQUATOR, ecliptic);
}

const CENTURIES_OF_LIGHT_PER_AU = 0.0057755183 / 36_525;
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A planet as seen from the Earth (light takes its time), astronomical units, equator and equinox of J2000. */
export function planetSeen(planet: Planet, t: number): Vector {
  const earth = heliocentric('earth', t);
  const first = minus(heliocentric(planet, t), earth);
  const light = Math.hypot(...first) * CENTURIES_OF_LIGHT_PER_AU;
  return toEquator(minus(heliocentric(planet, t - light), earth));
}

/** The Sun as seen from the Earth, astronomical units, equator and equinox of J2000. */
export function sunSeen(t: number): Vector {
  const [x, y, z] = heliocentric('earth', t - CENTURIES_OF_LIGHT_PER_AU);
  return toEquator([-x, -y, -z]);
}
