import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graticule } from './graticule.ts';

const pointsOf = (path: string): number[][] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** How high the equator passes the middle of a globe turned to a latitude. */
const middleOf = (lat: number): number =>
  pointsOf(graticule(lat, 0, 100).equator).find(([x]) => Math.abs(x ?? 9) < 0.1)?.[1] ?? 0;

describe('the globe around a place', () => {
  it('draws everything inside its own circle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (lat, lon) => {
          const { lines, equator } = graticule(lat, lon, 100);
          for (const [x = 0, y = 0] of pointsOf(lines + equator))
            expect(Math.hypot(x, y)).toBeLessThan(100.2);
        },
      ),
    );
  });

  it('puts the equator below a northern place and above a southern one', () => {
    expect(middleOf(30)).toBeCloseTo(50, 1);
    expect(middleOf(-30)).toBeCloseTo(-50, 1);
  });
});
