import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, onCanvas, turnMatrix } from './three-d-camera.ts';

const angle = fc.integer({ min: -180, max: 180 });
const part = fc.double({ min: -1, max: 1, noNaN: true });

test('a matrix turns as the camera does, and keeps lengths', () => {
  fc.assert(
    fc.property(angle, angle, part, part, part, (turnDeg, leanDeg, x, y, z) => {
      const m = turnMatrix({ turnDeg, leanDeg });
      const seen = [0, 1, 2].map((row) => (m[row] ?? 0) * x + (m[row + 3] ?? 0) * y + (m[row + 6] ?? 0) * z);
      expect(Math.hypot(...seen)).toBeCloseTo(Math.hypot(x, y, z), 5);
      const { right, near, scale } = onCanvas({ x, y, z }, { turnDeg, leanDeg }, 1);
      expect(seen[0]).toBeCloseTo(right / scale, 5);
      expect(seen[2]).toBeCloseTo(near, 5);
    }),
  );
});

test('everything within the radius stays on the canvas, however it is turned', () => {
  fc.assert(
    fc.property(angle, angle, part, part, part, (turnDeg, leanDeg, x, y, z) => {
      const length = Math.hypot(x, y, z) || 1;
      const place = { x: (7 * x) / length, y: (7 * y) / length, z: (7 * z) / length };
      const { right, up } = onCanvas(place, { turnDeg, leanDeg }, 7);
      expect(Math.hypot(right, up)).toBeLessThan(1);
    }),
  );
});

test('a drag past a pole stops there, and one all the way round comes back', () => {
  expect(dragged({ turnDeg: 0, leanDeg: 80 }, 0, -2).leanDeg).toBe(90);
  expect(dragged({ turnDeg: 170, leanDeg: 0 }, -0.2, 0).turnDeg).toBeCloseTo(-146);
});
