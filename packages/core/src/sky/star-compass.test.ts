import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  culmination,
  HOUSE_WIDTH_DEG,
  houseAt,
  houseOf,
  houseOfStar,
  HOUSES,
  latitudeByEqualAltitudes,
  latitudeByZenithStar,
} from './star-compass.ts';

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });

test('there are 32 houses of 11.25 degrees, with the chief directions in the middle of theirs', () => {
  expect(HOUSES * HOUSE_WIDTH_DEG).toBe(360);
  expect([0, 90, 180, 270, 354.4].map((azimuth) => houseOf(azimuth).index)).toEqual([0, 8, 16, 24, 0]);
  expect(houseOf(84).step).toBe(1);
  expect(houseOf(84.4).step).toBe(0);
});

test('houses are counted one to seven from east and west', () => {
  expect(houseAt(5)).toMatchObject({ step: 3, side: 'east', towards: 'north' });
  expect(houseAt(11)).toMatchObject({ step: 3, side: 'east', towards: 'south' });
  expect(houseAt(27)).toMatchObject({ step: 3, side: 'west', towards: 'north' });
  expect(houseAt(-1)).toMatchObject({ step: 7, side: 'west', towards: 'north' });
});

test('a star sets in the house of the same number as it rose, on the other side', () => {
  const declination = fc.double({ min: -60, max: 60, noNaN: true });
  fc.assert(
    fc.property(declination, fc.double({ min: -25, max: 25, noNaN: true }), (dec, lat) => {
      const [up, down] = [houseOfStar(dec, lat, 'rise'), houseOfStar(dec, lat, 'set')];
      fc.pre(up !== null && down !== null && up.side === 'east');
      expect([down?.step, down?.towards, down?.side]).toEqual([up?.step, up?.towards, 'west']);
    }),
  );
});

test('Arcturus passes overhead at 19 degrees north, Sirius at 17 south', () => {
  expect(culmination(19.18, 19.18).altitudeDeg).toBeCloseTo(90);
  expect(culmination(-16.72, 19.18)).toMatchObject({ side: 'south' });
  expect(latitudeByZenithStar(-16.72, 0)).toBeCloseTo(-16.72);
});

test('both ways to the latitude give it back', () => {
  fc.assert(
    fc.property(degrees(30), degrees(40), fc.double({ min: 1, max: 50, noNaN: true }), (lat, dec, apart) => {
      expect(latitudeByZenithStar(dec, culmination(dec, lat).fromZenithDeg)).toBeCloseTo(lat, 9);
      expect(latitudeByEqualAltitudes(lat + apart, lat - apart)).toBeCloseTo(lat, 9);
      const north = culmination(lat + apart, lat).altitudeDeg;
      expect(culmination(lat - apart, lat).altitudeDeg).toBeCloseTo(north, 9);
    }),
  );
});
