import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../ui/ornament/points.ts';
import { areaOf, bigSquare, longSide, pieces } from './gougu.ts';

const legs = fc
  .record({ gou: fc.integer({ min: 1, max: 9 }), more: fc.integer({ min: 0, max: 9 }) })
  .map(({ gou, more }) => ({ gou, gu: gou + more }));

/** Whether a point lies in a convex polygon or on its edge, whichever way its corners run. */
function inside([x, y]: Point, corners: readonly Point[]): boolean {
  const sides = corners.map(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9);
}

describe('the pieces of two squares', () => {
  it('cover as much as both squares, before and after', () => {
    fc.assert(
      fc.property(legs, (each) => {
        const area = pieces(each).reduce((sum, { corners }) => sum + areaOf(corners), 0);
        expect(area).toBeCloseTo(each.gou ** 2 + each.gu ** 2, 9);
        expect(areaOf(bigSquare(each))).toBeCloseTo(longSide(each) ** 2, 9);
      }),
    );
  });

  it('lie wholly inside the square on the long side once they have travelled', () => {
    fc.assert(
      fc.property(legs, (each) => {
        const square = bigSquare(each);
        for (const { corners, travel } of pieces(each)) {
          for (const [x, y] of corners) expect(inside([x + travel[0], y + travel[1]], square)).toBe(true);
        }
      }),
    );
  });
});
