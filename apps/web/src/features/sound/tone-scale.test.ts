import { expect, it } from 'vitest';
import { CS, placeOf } from './tone-scale.ts';

it('gives every octave the same width, and names middle C', () => {
  expect(placeOf(880) - placeOf(440)).toBeCloseTo(placeOf(220) - placeOf(110), 12);
  expect(CS.find(({ name }) => name === 'C4')?.hz).toBeCloseTo(261.63, 2);
  for (const hz of [7.83, 963]) {
    expect(placeOf(hz)).toBeGreaterThan(0);
    expect(placeOf(hz)).toBeLessThan(1);
  }
});
