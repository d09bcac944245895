import { expect, test } from 'vitest';
import { anglesOf, cosDeg, rotated, turnFromTo, vectorOf } from './angles.ts';
import { BRIGHT_STARS } from './bright-stars.ts';
import { toEcliptic } from './ecliptic.ts';
import { obliquityDeg } from './obliquity.ts';
import { precession } from './precession.ts';
import { starPlace } from './star-place.ts';

/** Hipparcos (ESA SP-1200), ICRS degrees at epoch J2000 by way of SIMBAD: another catalogue than the table's own. */
const HIPPARCOS: Readonly<Record<string, readonly [number, number]>> = {
  Sirius: [101.28716, -16.71612],
  Canopus: [95.98796, -52.69566],
  Arcturus: [213.9153, 19.18241],
  Vega: [279.23473, 38.78369],
  Capella: [79.17233, 45.998],
  Rigel: [78.63447, -8.20164],
  Procyon: [114.8255, 5.22499],
  Achernar: [24.42852, -57.23675],
  Betelgeuse: [88.79294, 7.40706],
  Hadar: [210.95586, -60.37304],
  Altair: [297.69583, 8.86832],
  Aldebaran: [68.98016, 16.5093],
  Antares: [247.35192, -26.432],
  Spica: [201.29825, -11.16132],
  Pollux: [116.32896, 28.0262],
  Fomalhaut: [344.41269, -29.62224],
  Deneb: [310.35798, 45.28034],
  Mimosa: [191.93029, -59.68877],
  Regulus: [152.09296, 11.96721],
  Polaris: [37.95456, 89.26411],
  Thuban: [211.09729, 64.37585],
};

const star = (name: string) => {
  const found = BRIGHT_STARS.find((it) => it.name === name);
  if (!found) throw new Error(`${name} is not in the table`);
  return found;
};

test('stars told by two catalogues stand at the same place within three arc seconds', () => {
  for (const [name, [ra, dec]] of Object.entries(HIPPARCOS)) {
    const { rightAscensionDeg, declinationDeg } = star(name);
    expect(Math.abs(turnFromTo(ra, rightAscensionDeg)) * cosDeg(dec) * 3600).toBeLessThan(3);
    expect(Math.abs(dec - declinationDeg) * 3600).toBeLessThan(3);
  }
});

test('the table has each star once, by right ascension, with believable motions and brightness', () => {
  expect(BRIGHT_STARS.length).toBeGreaterThan(90);
  expect(new Set(BRIGHT_STARS.map(({ hr }) => hr)).size).toBe(BRIGHT_STARS.length);
  for (const it of BRIGHT_STARS) {
    expect(Math.hypot(it.motionRaMas, it.motionDecMas)).toBeLessThan(4000);
    expect(it.magnitude).toBeGreaterThan(-1.5);
    expect(it.magnitude).toBeLessThan(3.7);
  }
});

const polarisIn = (year: number) => starPlace(star('Polaris'), year, precession(year));

test('Polaris moves as Meeus works it out: 1900, 2050 and 2100 (Astronomical Algorithms, ch. 21)', () => {
  expect(polarisIn(1900).rightAscensionDeg).toBeCloseTo(15 * (1 + 22 / 60 + 33.9 / 3600), 0);
  expect(polarisIn(1900).declinationDeg).toBeCloseTo(88 + 46 / 60 + 26.18 / 3600, 2);
  expect(polarisIn(2050).rightAscensionDeg).toBeCloseTo(15 * (3 + 48 / 60 + 16.43 / 3600), 0);
  expect(polarisIn(2050).declinationDeg).toBeCloseTo(89 + 27 / 60 + 15.38 / 3600, 2);
  expect(polarisIn(2100).declinationDeg).toBeCloseTo(89 + 32 / 60 + 22.18 / 3600, 2);
});

test('Spica stood six degrees before the equinox when Hipparchus measured it (Ptolemy, Almagest VII 2)', () => {
  const year = -128;
  const { rightAscensionDeg, declinationDeg } = starPlace(star('Spica'), year, precession(year));
  const seen = rotated(toEcliptic(obliquityDeg(year)), vectorOf(rightAscensionDeg, declinationDeg));
  expect(180 - anglesOf(seen).longitudeDeg).toBeCloseTo(6, 0);
});

test('the Pleiades had the declination of the charter when the temples of Kahikinui were built: 23.0 in 1650', () => {
  const { declinationDeg } = starPlace(star('Alcyone (Pleiades)'), 1650, precession(1650));
  expect(Math.abs(declinationDeg - 23)).toBeLessThan(0.1);
});
