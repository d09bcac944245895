import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, greatCircle, middleOf, onMap, projected, wayOnMap } from './meeting-map.ts';

const BABYLON = { lat: 32.54, lon: 44.42 };
const ATHENS = { lat: 37.98, lon: 23.73 };
const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the globe', () => {
  // London Heathrow to Los Angeles by the great circle: 8,760 km (published great-circle tables).
  it('measures as published tables do', () => {
    expect(distanceKm({ lat: 51.47, lon: -0.4543 }, { lat: 33.9425, lon: -118.408 })).toBeCloseTo(8758, -1);
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 6);
  });

  it('is as far one way as back, and the way’s steps add up to it', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const whole = distanceKm(a, b);
        fc.pre(whole < 19_900);
        const steps = greatCircle(a, b, 12);
        const walked = steps.slice(1).reduce((km, at, i) => km + distanceKm(steps[i] ?? at, at), 0);
        return Math.abs(whole - distanceKm(b, a)) < 1e-6 && Math.abs(walked - whole) < 1e-3;
      }),
    );
  });

  it('finds the middle of places across the date line', () => {
    expect(
      middleOf([
        { lat: 0, lon: 170 },
        { lat: 0, lon: -170 },
      ]),
    ).toMatchObject({ lat: 0 });
    expect(
      Math.abs(
        middleOf([
          { lat: 0, lon: 170 },
          { lat: 0, lon: -170 },
        ])?.lon ?? 0,
      ),
    ).toBeCloseTo(180, 6);
    expect(middleOf([])).toBeNull();
  });
});

/** What a square degree at a latitude covers on the map. */
const area = (lat: number): number => {
  const [left, bottom] = projected(lat, 10);
  const [right] = projected(lat, 11);
  const [, top] = projected(lat + 0.01, 10);
  return (right - left) * (bottom - top);
};
const x = (lat: number, lon: number) => onMap({ lat, lon })[0];

describe('the Equal Earth map', () => {
  it('has the proportions of the paper: 2.0546 times as wide as high', () => {
    const [wide] = projected(0, 180);
    const [, high] = projected(90, 0);
    expect(wide / -high).toBeCloseTo(2.0546, 3);
  });

  it('keeps areas: a square degree near the pole covers as much as its true share', () => {
    const share = Math.cos((60.005 * Math.PI) / 180) / Math.cos((0.005 * Math.PI) / 180);
    expect(area(60) / area(0)).toBeCloseTo(share, 3);
  });

  it('keeps the Pacific whole: Aotearoa lies west of Hawaiʻi, and Ilé-Ifẹ̀ at the far side from Cusco', () => {
    expect(x(-39, 175.5)).toBeLessThan(x(20.8, -156.5));
    expect(x(7.48, 4.56)).toBeLessThan(-200);
    expect(x(-13.52, -71.97)).toBeGreaterThan(200);
  });

  it('lifts the pen where a way leaves at one edge', () => {
    expect(wayOnMap(BABYLON, ATHENS).match(/M/gu)).toHaveLength(1);
    expect(wayOnMap({ lat: 6.7, lon: -1.6 }, { lat: 42.4, lon: -71 }).match(/M/gu)).toHaveLength(2);
  });
});
