import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleGrid, hexGrid } from './circle-grid.ts';
import { strapwork } from './girih.ts';
import { plait } from './interlace.ts';
import { lattice } from './lattice.ts';
import { ring } from './points.ts';
import { innerRadius, starPolygon } from './star.ts';

const strokes = (path: string): number => path.split('M').length - 1;
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

describe('geometry that draws', () => {
  it('joins a star {n/k} in as many strokes as n and k share divisors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 24 }), fc.integer({ min: 2, max: 11 }), (n, k) => {
        fc.pre(k < n / 2);
        expect(strokes(starPolygon([0, 0], 10, n, k))).toBe(greatestDivisor(n, k));
      }),
    );
  });

  it('finds the inner corners of the pentagram at the golden ratio squared', () => {
    expect(10 / innerRadius(10, 5, 2)).toBeCloseTo(((1 + Math.sqrt(5)) / 2) ** 2, 9);
  });

  it('lays each circle of the grid through its neighbours’ centres', () => {
    const centres = hexGrid([0, 0], 7, 2);
    expect(centres).toHaveLength(19);
    const nearest = centres
      .slice(1)
      .map(([x, y]) => Math.hypot(x - (centres[0]?.[0] ?? 0), y - (centres[0]?.[1] ?? 0)));
    expect(Math.min(...nearest)).toBeCloseTo(7, 9);
    expect(strokes(circleGrid([0, 0], 7, 2))).toBe(19);
  });

  it('draws one strap for each corner of a polygon, touching the middles of its edges', () => {
    const path = strapwork(ring([0, 0], 10, 8, 1 / 16), Math.PI / 3);
    expect(strokes(path)).toBe(8);
    const middle = 10 * Math.cos(Math.PI / 8);
    const [x = 0, y = 0] = (path.split('M')[1] ?? '').split('L')[0]?.split(' ').map(Number) ?? [];
    expect(Math.hypot(x, y)).toBeCloseTo(middle, 1);
  });

  it('draws the same thing every time', () => {
    expect(lattice(3, 2, 10)).toBe(lattice(3, 2, 10));
    expect(strokes(plait(6, 10, 4))).toBe(12);
  });
});

it('prints a ring in digits on which every engine agrees', () => {
  for (const [x, y] of ring([100, 75], 56, 12)) {
    expect(String(x)).toMatch(/^-?\d+(\.\d{1,10})?$/);
    expect(String(y)).toMatch(/^-?\d+(\.\d{1,10})?$/);
  }
});
