import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenFrom } from './projection.ts';

const angle = fc.double({ min: -360, max: 360, noNaN: true });

test('turning never changes the length of a bond', () => {
  fc.assert(
    fc.property(angle, angle, (turn, lean) => {
      const { right, up, near } = seenFrom({ x: 0.6, y: 0, z: 0.8 }, turn, lean);
      expect(Math.hypot(right, up, near)).toBeCloseTo(1, 9);
    }),
  );
});

test('without turning, x is right and z is up', () => {
  expect(seenFrom({ x: 1, y: 0, z: 0 }, 0, 0).right).toBeCloseTo(1);
  expect(seenFrom({ x: 0, y: 0, z: 1 }, 0, 0).up).toBeCloseTo(1);
});
