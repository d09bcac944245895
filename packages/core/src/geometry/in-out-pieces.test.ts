import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, inOutPieces, longSide, type Point, squareOnLongSide } from './in-out-pieces.ts';

const legs = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));

/** Whether a point lies in a convex polygon, its edge included. */
function holds(corners: readonly Point[], point: Point): boolean {
  const sides = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    return (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x);
  });
  return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9);
}

test('the pieces have together the area of both squares, and so of the square on the long side', () => {
  fc.assert(
    fc.property(legs, ([a, b]) => {
      const whole = inOutPieces(a, b).reduce((sum, piece) => sum + areaOf(piece.corners), 0);
      expect(whole).toBeCloseTo(a * a + b * b, 9);
      expect(areaOf(squareOnLongSide(a, b))).toBeCloseTo(longSide(a, b) ** 2, 9);
    }),
  );
});

test('every piece slides into the square on the long side without sticking out', () => {
  fc.assert(
    fc.property(legs, ([a, b]) => {
      for (const { corners, slide } of inOutPieces(a, b)) {
        for (const { x, y } of corners) {
          expect(holds(squareOnLongSide(a, b), { x: x + slide.x, y: y + slide.y })).toBe(true);
        }
      }
    }),
  );
});

test('no two pieces lie on each other after the slide', () => {
  fc.assert(
    fc.property(
      legs,
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      ([a, b], u, v) => {
        const [p, q, , s] = squareOnLongSide(a, b);
        const point = {
          x: p!.x + u * (q!.x - p!.x) + v * (s!.x - p!.x),
          y: p!.y + u * (q!.y - p!.y) + v * (s!.y - p!.y),
        };
        const strictly = inOutPieces(a, b).filter(({ corners, slide }) => {
          const moved = corners.map((corner) => ({ x: corner.x + slide.x, y: corner.y + slide.y }));
          const middle = {
            x: moved.reduce((sum, c) => sum + c.x, 0) / moved.length,
            y: moved.reduce((sum, c) => sum + c.y, 0) / moved.length,
          };
          const inward = {
            x: point.x + (point.x - middle.x) * 1e-6,
            y: point.y + (point.y - middle.y) * 1e-6,
          };
          return holds(moved, inward);
        });
        expect(strictly.length).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('unequal legs give five pieces, equal legs four', () => {
  expect(inOutPieces(3, 4)).toHaveLength(5);
  expect(inOutPieces(5, 5)).toHaveLength(4);
});
