import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxChance, boxEnergyEv, boxMeasurement, boxWave, wavelengthNm } from './particle-in-a-box.ts';

const level = fc.integer({ min: 1, max: 8 });
const place = fc.double({ min: 0, max: 1, noNaN: true });

test('an electron in a box of one nanometre has 0.376 eV at the lowest level', () => {
  expect(boxEnergyEv(1, 1, 1)).toBeCloseTo(0.376, 3);
});

test('energy grows with the square of the level and falls with the square of the width', () => {
  fc.assert(
    fc.property(level, (n) => {
      expect(boxEnergyEv(n, 2, 1) / boxEnergyEv(1, 2, 1)).toBeCloseTo(n * n, 9);
      expect(boxEnergyEv(n, 1, 1) / boxEnergyEv(n, 2, 1)).toBeCloseTo(4, 9);
    }),
  );
});

test('the chance agrees with the squared wave added up in small steps', () => {
  fc.assert(
    fc.property(level, place, place, (n, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const steps = 4000;
      let sum = 0;
      for (let i = 0; i < steps; i += 1)
        sum += (boxWave(n, from + ((i + 0.5) * (to - from)) / steps) ** 2 * (to - from)) / steps;
      expect(boxChance(n, from, to)).toBeCloseTo(sum, 4);
    }),
    { numRuns: 40 },
  );
});

test('the particle is somewhere in the box, and never outside', () => {
  for (const n of [1, 2, 5]) expect(boxChance(n, -3, 3)).toBeCloseTo(1, 12);
  expect(boxWave(2, 1.2)).toBe(0);
});

test('a measurement falls where that much chance lies', () => {
  fc.assert(
    fc.property(level, place, (n, chance) => {
      expect(boxChance(n, 0, boxMeasurement(n, chance))).toBeCloseTo(chance, 6);
    }),
  );
});

test('light of 2.25 electronvolts is green', () => {
  expect(wavelengthNm(2.25)).toBeCloseTo(551, 0);
});
