import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisDifferenceDeg, computedAzimuth, solsticeDeclinationDeg } from './alignment.ts';
import { anglesOf, cosDeg, sinDeg, turnFromTo } from './angles.ts';
import { apparentAltitudeDeg, crossingAzimuthDeg, declinationAtDeg, refractionDeg } from './horizon.ts';
import { momentOf } from './moment.ts';
import { seasonMoment } from './seasons.ts';
import { skyAt, sunPlace } from './sky-now.ts';

interface Row {
  readonly target: string;
  readonly event?: 'rise' | 'set';
  readonly epoch?: number;
  readonly horizonAlt?: number;
  readonly declination?: number;
  readonly computedAzimuth?: number;
}
interface SiteRow {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly astronomicalAlignments: readonly Row[];
}

const file = fileURLToPath(new URL('../../../../content/sites.json', import.meta.url));
const { sites } = JSON.parse(readFileSync(file, 'utf8')) as { readonly sites: readonly SiteRow[] };
const rows = sites.flatMap((site) =>
  site.astronomicalAlignments
    .filter((row) => row.event !== undefined && row.declination !== undefined)
    .map((row) => ({ ...row, site })),
);
const solstices = rows.filter(({ target }) => target.includes('solstice') && !target.startsWith('equinox'));

/** The charter's own table (content charter, section 5): site, event, declination, azimuth. */
const CHARTER = [
  ['karnak', 'rise', 116.76],
  ['abu-simbel', 'rise', 100.69],
  ['stonehenge', 'rise', 49.82],
  ['newgrange', 'rise', 134.3],
  ['mnajdra', 'rise', 92.0],
  ['chankillo', 'rise', 65.4],
  ['machu-picchu', 'rise', 64.5],
  ['teotihuacan', 'set', 285.37],
  ['chichen', 'set', 292.4],
  ['kahikinui', 'rise', 65.1],
  ['angkor', 'rise', 90.0],
] as const;

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });

/** A solstice's direction with the tilt of the row's own epoch. */
function solsticeFound({ epoch, target, site, horizonAlt, event }: (typeof rows)[number]) {
  const solstice = target.startsWith('June') ? 'june' : 'december';
  return computedAzimuth({
    declinationDeg: solsticeDeclinationDeg(epoch ?? NaN, solstice),
    latitudeDeg: site.lat,
    horizonAltitudeDeg: horizonAlt ?? 0,
    event: event ?? 'rise',
  });
}

describe('the alignments of the sites', () => {
  it.each(CHARTER)('%s: the direction of the charter within 0.1 degrees', (id, event, azimuth) => {
    const row = rows.find((it) => it.site.id === id && it.event === event);
    const found = computedAzimuth({
      declinationDeg: row?.declination ?? NaN,
      latitudeDeg: row?.site.lat ?? NaN,
      horizonAltitudeDeg: row?.horizonAlt ?? 0,
      event,
    });
    expect(Math.abs((found?.azimuthDeg ?? NaN) - azimuth)).toBeLessThan(0.1);
  });

  it('has seven solstice directions, each within 0.2 degrees with the tilt computed for its own epoch', () => {
    expect(solstices).toHaveLength(7);
    for (const row of solstices) {
      const found = solsticeFound(row);
      expect(Math.abs((found?.azimuthDeg ?? NaN) - (row.computedAzimuth ?? NaN))).toBeLessThan(0.2);
      expect(found?.errorDeg).toBeGreaterThan(0.02);
      expect(found?.errorDeg).toBeLessThan(0.6);
    }
  });

  it('is met by the whole sky: the Sun of that solstice stands on that horizon in that direction', () => {
    for (const row of solstices) {
      const season = row.target.startsWith('June') ? 'june' : 'december';
      const noon = seasonMoment((row.epoch ?? 0) + 1, season).jdUt;
      const sun = sunPlace(momentOf(noon));
      const expected = crossingAzimuthDeg(
        sun.declinationDeg,
        row.site.lat,
        row.horizonAlt ?? 0,
        row.event ?? 'rise',
      );
      expect(Math.abs((expected ?? NaN) - (row.computedAzimuth ?? NaN))).toBeLessThan(0.2);
    }
  });
});

describe('the horizon', () => {
  it('has the refraction of the tables: 34.5′ on it, 9.9′ at 5 degrees, 1.0′ at 45', () => {
    expect(refractionDeg(0) * 60).toBeCloseTo(34.5, 0);
    expect(refractionDeg(5) * 60).toBeCloseTo(9.9, 0);
    expect(refractionDeg(45) * 60).toBeCloseTo(1, 1);
  });

  it('raises by what it lowers: both formulas of refraction undo one another within 0.1′', () => {
    for (const seen of [0, 0.5, 1, 3, 10, 40, 80])
      expect(Math.abs(apparentAltitudeDeg(seen - refractionDeg(seen)) - seen) * 60).toBeLessThan(0.1);
  });

  it('gives a declination back from the azimuth it came from', () => {
    fc.assert(
      fc.property(degrees(24), degrees(60), fc.double({ min: 0, max: 5, noNaN: true }), (dec, lat, alt) => {
        const azimuth = crossingAzimuthDeg(dec, lat, alt, 'rise');
        fc.pre(azimuth !== null);
        expect(declinationAtDeg(azimuth, lat, alt)).toBeCloseTo(dec, 6);
      }),
    );
  });

  it('never sees the Sun rise in midsummer beyond the polar circle', () => {
    expect(crossingAzimuthDeg(23.4, 70, 0, 'rise')).toBeNull();
    expect(
      computedAzimuth({ declinationDeg: 23.4, latitudeDeg: 70, horizonAltitudeDeg: 0, event: 'rise' }),
    ).toBeNull();
  });

  it('has the qibla of Djenné as the great circle gives it: 73.4 degrees', () => {
    const [lat, lon, toLat, toLon] = [13.9053, -4.5555, 21.4225, 39.8262];
    const turn = turnFromTo(lon, toLon);
    const { longitudeDeg } = anglesOf([
      cosDeg(lat) * sinDeg(toLat) - sinDeg(lat) * cosDeg(toLat) * cosDeg(turn),
      cosDeg(toLat) * sinDeg(turn),
      0,
    ]);
    expect(longitudeDeg).toBeCloseTo(73.36, 1);
  });

  it('counts an axis the same whichever way one looks along it', () => {
    expect(axisDifferenceDeg(49.9, 229.9)).toBeCloseTo(0);
    expect(axisDifferenceDeg(179, 1)).toBeCloseTo(2);
    expect(axisDifferenceDeg(10, 80)).toBeCloseTo(70);
  });

  it('shows the same sky a day later four minutes earlier', () => {
    const place = { latitudeDeg: 30, longitudeDeg: 31 };
    const first = skyAt(momentOf(2_400_000.25), place).stars[0];
    const later = skyAt(momentOf(2_400_001.25 - 236 / 86_400), place).stars[0];
    expect(later?.altitudeDeg).toBeCloseTo(first?.altitudeDeg ?? NaN, 1);
  });
});
