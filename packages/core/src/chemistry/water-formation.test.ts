import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bondEnergyKj, FORMATION_KJ, isWaterBalanced, massesG } from './water-formation.ts';

const few = fc.integer({ min: 0, max: 12 });

test('water is balanced at 2 : 1 : 2 and its multiples, nowhere else', () => {
  fc.assert(
    fc.property(few, few, few, (hydrogen, oxygen, water) => {
      const isMultiple = oxygen > 0 && hydrogen === 2 * oxygen && water === 2 * oxygen;
      expect(isWaterBalanced({ hydrogen, oxygen, water })).toBe(isMultiple);
    }),
  );
});

test('wherever it is balanced, no gram is lost', () => {
  for (const times of [1, 2, 3]) {
    const { hydrogen, oxygen, water } = massesG({ hydrogen: 2 * times, oxygen: times, water: 2 * times });
    expect(hydrogen + oxygen).toBeCloseTo(water, 9);
    expect(water).toBeCloseTo(36.03 * times, 9);
  }
});

test('bond enthalpies come within 2 kJ/mol of what is measured for vapour', () => {
  const { taken, given, change } = bondEnergyKj({ hydrogen: 2, oxygen: 1, water: 2 });
  expect([taken, given, change]).toEqual([1369, 1852, -483]);
  expect(Math.abs(change / 2 - FORMATION_KJ.gas)).toBeLessThan(2);
});
