import { expect, it } from 'vitest';
import { placesAt, stateAt } from './state.ts';

const water = { substance: 'Water', meltsC: 0, boilsC: 100, fromC: -40, toC: 140 };

it('changes its state at the melting and the boiling point', () => {
  expect([-40, -0.1, 0, 99.9, 100, 140].map((celsius) => stateAt(water, celsius))).toEqual([
    'solid',
    'solid',
    'liquid',
    'liquid',
    'gas',
    'gas',
  ]);
});

/** How high the particles reach, after a look that none is outside the box. */
function spread(celsius: number): number {
  const places = placesAt(water, celsius);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(380);
    expect(y).toBeGreaterThan(14);
    expect(y).toBeLessThan(236);
  }
  return Math.max(...places.map(({ y }) => y)) - Math.min(...places.map(({ y }) => y));
}

it('keeps all particles in the box, packed in a solid and far apart in a gas', () => {
  expect(spread(120)).toBeGreaterThan(spread(-20));
});
