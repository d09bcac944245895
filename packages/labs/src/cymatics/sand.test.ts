import { resonanceGrid } from '@ori/core/sound/plate-grid';
import { plateResonances } from '@ori/core/sound/plate-resonances';
import { expect, it } from 'vitest';
import { shake, strewn } from './sand.ts';

/** Numbers of chance that are the same at every run (Park and Miller 1988). */
function chances(): () => number {
  let state = 42;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

it('sand gathers on the still cross of a plate’s first tone, and none falls off', () => {
  const [first] = plateResonances('square', 'free', 0.33, 1);
  if (!first) throw new Error('no tone');
  const random = chances();
  const grid = resonanceGrid('square', first, 0, 64);
  const sand = strewn('square', 400, random);
  const onCross = () =>
    Array.from({ length: 400 }, (_, grain) =>
      Math.min(Math.abs(sand[2 * grain] ?? 1), Math.abs(sand[2 * grain + 1] ?? 1)),
    ).filter((distance) => distance < 0.08).length;
  const before = onCross();
  for (let step = 0; step < 300; step += 1) shake(sand, grid, 1, random);
  expect(before).toBeLessThan(100);
  expect(onCross()).toBeGreaterThan(220);
  expect(Math.max(...sand.map(Math.abs))).toBeLessThanOrEqual(1);
});

it('sand lies where it is while the plate does not shake', () => {
  const [first] = plateResonances('round', 'free', 0.33, 1);
  if (!first) throw new Error('no tone');
  const sand = strewn('round', 50, chances());
  const before = [...sand];
  shake(sand, resonanceGrid('round', first, 0, 32), 0, Math.random);
  expect([...sand]).toEqual(before);
});
