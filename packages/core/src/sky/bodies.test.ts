import {
  AstroTime,
  Body,
  DeltaT_EspenakMeeus,
  EquatorFromVector,
  GeoVector,
  Horizon,
  Observer,
  Equator,
  Rotation_EQJ_EQD,
  RotateVector,
  Seasons,
  SiderealTime,
} from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { dot } from '../maths/vectors.ts';
import { asinDeg, cosDeg, turnFromTo, vectorOf } from './angles.ts';
import { julianDay } from './calendar.ts';
import { deltaTErrorSeconds, deltaTSeconds } from './delta-t.ts';
import { momentOf } from './moment.ts';
import { moonPlace } from './moon.ts';
import { heliocentric } from './planets.ts';
import { SEASONS, seasonMoment } from './seasons.ts';
import { siderealTimeDeg } from './sidereal.ts';
import { moonEquatorPlace, planetPlace, skyAt, sunPlace } from './sky-now.ts';
import type { EquatorPlace } from './star-place.ts';

const OTHERS = {
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
} as const;

/** The other program's moment with our TT, so that places are compared and not clocks. */
const theirTime = (jdTt: number) => AstroTime.FromTerrestrialTime(jdTt - 2_451_545);

function theirs(body: Body, jdTt: number): EquatorPlace {
  const time = theirTime(jdTt);
  const { ra, dec } = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoVector(body, time, true)));
  return { rightAscensionDeg: ra * 15, declinationDeg: dec };
}

function apartDeg(a: EquatorPlace, b: EquatorPlace): number {
  const between = dot(
    vectorOf(a.rightAscensionDeg, a.declinationDeg),
    vectorOf(b.rightAscensionDeg, b.declinationDeg),
  );
  return 90 - asinDeg(between);
}

/**
 * Heliocentric longitude and latitude, ecliptic and equinox of J2000, from all terms of VSOP87B (Bretagnon & Francou,
 * Astronomy & Astrophysics 202, 1988): Julian epoch, degrees, degrees.
 */
const VSOP87 = {
  earth: [
    [-3000, 133.323, 0.542],
    [-2000, 126.767, 0.452],
    [-1000, 120.187, 0.352],
    [0, 113.587, 0.242],
    [1000, 106.986, 0.124],
  ],
  mercury: [
    [-3000, 228.39, 0.769],
    [-2000, 233.526, -0.039],
    [-1000, 238.62, -0.83],
    [0, 243.691, -1.597],
    [1000, 248.742, -2.33],
  ],
  venus: [
    [-3000, 10.268, -3.305],
    [-2000, 190.251, 3.295],
    [-1000, 6.738, -3.319],
    [0, 186.415, 3.295],
    [1000, 3.191, -3.303],
  ],
  mars: [
    [-3000, 210.444, 1.182],
    [-2000, 108.766, 1.6],
    [-1000, 351.156, -1.906],
    [0, 219.268, 0.551],
    [1000, 118.541, 1.763],
  ],
  jupiter: [
    [-3000, 207.379, 1.356],
    [-2000, 314.675, -0.909],
    [-1000, 71.855, -0.571],
    [0, 177.689, 1.337],
    [1000, 280.157, -0.032],
  ],
  saturn: [
    [-3000, 152.354, 1],
    [-2000, 131.387, 0.313],
    [-1000, 109.744, -0.471],
    [0, 87.778, -1.246],
    [1000, 66.115, -1.888],
  ],
} as const;

/** Forty days spread unevenly over the years given. */
const days = (from: number, to: number) =>
  Array.from({ length: 40 }, (_, index) =>
    momentOf(julianDay({ year: from, month: 1, day: 1 }) + ((to - from) * 365.2422 * (index + 0.37)) / 40),
  );

function worst(
  from: number,
  to: number,
  ours: (moment: ReturnType<typeof momentOf>) => EquatorPlace,
  body: Body,
) {
  return Math.max(...days(from, to).map((moment) => apartDeg(ours(moment), theirs(body, moment.jdTt))));
}

describe('in our time, against astronomy-engine', () => {
  it('has the Sun within 0.015 degrees and the Moon within 0.03', () => {
    expect(worst(1900, 2100, (moment) => sunPlace(moment), Body.Sun)).toBeLessThan(0.015);
    expect(worst(1900, 2100, moonEquatorPlace, Body.Moon)).toBeLessThan(0.03);
  });

  it.each([
    ['mercury', 0.03],
    ['venus', 0.06],
    ['mars', 0.1],
    ['jupiter', 0.17],
    ['saturn', 0.4],
  ] as const)('has %s within %d degrees', (planet, limit) => {
    expect(worst(1900, 2100, (moment) => planetPlace(planet, moment), OTHERS[planet])).toBeLessThan(limit);
  });

  it('turns the Earth to the same sidereal time within half a second', () => {
    for (const moment of days(1950, 2050)) {
      const ours = siderealTimeDeg(moment.jdUt, moment.jdTt, 0);
      const hours = SiderealTime(new AstroTime(moment.jdUt - 2_451_545));
      expect(Math.abs(turnFromTo(hours * 15, ours)) * 240).toBeLessThan(1.3);
    }
  });

  it('puts Sun, Moon and planets at the same place of the sky over Karnak, refraction and parallax included', () => {
    const place = { latitudeDeg: 25.7188, longitudeDeg: 32.6573 };
    const observer = new Observer(place.latitudeDeg, place.longitudeDeg, 0);
    const jd = julianDay({ year: 2024, month: 12, day: 22.3 });
    const sky = skyAt(momentOf(jd), place);
    const time = new AstroTime(jd - 2_451_545);
    const [, venus, mars] = sky.planets;
    const pairs = [
      [Body.Sun, sky.sun],
      [Body.Moon, sky.moon],
      [Body.Venus, venus],
      [Body.Mars, mars],
    ] as const;
    const seenNow = pairs.flatMap(([body, ours]) => {
      const { ra, dec } = Equator(body, time, observer, true, true);
      const their = Horizon(time, observer, ra, dec, 'normal');
      return their.altitude > 0 && ours ? [{ their, ours }] : [];
    });
    expect(seenNow.length).toBeGreaterThanOrEqual(2);
    for (const { their, ours } of seenNow) {
      expect(Math.abs(ours.altitudeDeg - their.altitude)).toBeLessThan(0.07);
      const across = turnFromTo(their.azimuth, ours.azimuthDeg) * cosDeg(their.altitude);
      expect(Math.abs(across)).toBeLessThan(0.07);
    }
  });

  it('finds solstices and equinoxes within twenty minutes', () => {
    for (const year of [1900, 1999, 2025, 2100]) {
      const they = Seasons(year);
      const their = [they.mar_equinox, they.jun_solstice, they.sep_equinox, they.dec_solstice];
      SEASONS.forEach((season, index) => {
        const apart = seasonMoment(year, season).jdUt - 2_451_545 - (their[index]?.ut ?? NaN);
        expect(Math.abs(apart) * 24).toBeLessThan(1 / 3);
      });
    }
  });
});

describe('in the far past', () => {
  it.each([
    ['earth', 0.03],
    ['mercury', 0.015],
    ['venus', 0.04],
    ['mars', 0.07],
    ['jupiter', 0.25],
    ['saturn', 0.45],
  ] as const)('has %s within %d degrees of the full theory, seen from the Sun', (planet, limit) => {
    for (const [year, longitude, latitude] of VSOP87[planet]) {
      const [x, y, z] = heliocentric(planet, (year - 2000) / 100);
      const [p, q, r] = vectorOf(longitude, latitude);
      const cosine = (x * p + y * q + z * r) / Math.hypot(x, y, z);
      expect(90 - asinDeg(cosine)).toBeLessThan(limit);
    }
  });

  it('has the Moon of Meeus, Example 47.a', () => {
    const { longitudeDeg, latitudeDeg, distanceKm } = moonPlace(
      (julianDay({ year: 1992, month: 4, day: 12 }) - 2_451_545) / 36_525,
    );
    expect(longitudeDeg).toBeCloseTo(133.1627, 1);
    expect(latitudeDeg).toBeCloseTo(-3.2291, 1);
    expect(Math.abs(distanceKm - 368_409.7)).toBeLessThan(100);
  });

  it('has the ΔT of the published tables, 17203.7 s at −500 to 63.86 s at 2000, and of the other program between', () => {
    const rows = [
      [-500, 17203.7],
      [0, 10583.6],
      [1000, 1574.2],
      [1800, 13.72],
      [2000, 63.86],
    ] as const;
    for (const [year, seconds] of rows) expect(Math.abs(deltaTSeconds(year) - seconds)).toBeLessThan(25);
    for (const year of [-1999, -900, 300, 1250, 1650, 1750, 1830, 1880, 1910, 1930, 1955, 1980, 2020, 2100])
      expect(Math.abs(deltaTSeconds(year) - DeltaT_EspenakMeeus((year - 2000) * 365.2425))).toBeLessThan(2);
  });

  it('tells more doubt about ΔT the farther back, an hour and more before 2000 BCE', () => {
    expect(deltaTErrorSeconds(2000)).toBeLessThan(2);
    expect(deltaTErrorSeconds(-2000)).toBeGreaterThan(3600);
    expect(deltaTErrorSeconds(-3500)).toBeGreaterThan(deltaTErrorSeconds(-2000));
  });
});
