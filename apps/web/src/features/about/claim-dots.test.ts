import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedsOf } from './claim-dots.ts';

const counts = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 5 });

describe('the field of claims', () => {
  it('draws as many dots in each group as it counts', () => {
    fc.assert(
      fc.property(counts, (each) => {
        expect(seedsOf(each).map((group) => group.length)).toEqual(each);
      }),
    );
  });

  it('lays no two dots on each other, and groups from the middle outwards', () => {
    fc.assert(
      fc.property(counts, (each) => {
        const dots = seedsOf(each).flat();
        const radii = dots.map(([x, y]) => Math.hypot(x, y));
        expect(radii).toEqual(radii.toSorted((a, b) => a - b));
        for (let n = 1; n < dots.length; n += 1) {
          const [[x, y], [u, v]] = [dots[n - 1] ?? [0, 0], dots[n] ?? [0, 0]];
          expect(Math.hypot(x - u, y - v)).toBeGreaterThan(1);
        }
      }),
    );
  });
});
