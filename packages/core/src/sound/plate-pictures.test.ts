import { describe, expect, it } from 'vitest';
import { checkChladniLaw } from './chladni-law.ts';
import { drivenGrid, drivenPlate, shakingAt } from './driven-plate.ts';
import { nodalLines } from './nodal-lines.ts';
import { resonanceGrid } from './plate-grid.ts';
import type { Resonance } from './plate-mode.ts';
import { plateResonances, type PlateShape } from './plate-resonances.ts';
import { regionsOf } from './plate-regions.ts';

const SIZE = 48;
const square = plateResonances('square', 'free', 0.33, 8);
const round = plateResonances('round', 'free', 0.33, 8);
const grid = (shape: PlateShape, resonance: Resonance | undefined, turn = 0) =>
  resonanceGrid(shape, resonance ?? { lambda: 0, modes: [] }, turn, SIZE);

describe('still lines', () => {
  it('of a free square plate’s first tone are a cross through the middle', () => {
    const lines = nodalLines(grid('square', square[0]));
    expect(lines.flat().length).toBeGreaterThan(80);
    for (const [x, y] of lines.flat()) expect(Math.min(Math.abs(x), Math.abs(y))).toBeLessThan(0.02);
  });

  it('of its second tone are the two diagonals, of its third a closed ring', () => {
    for (const [x, y] of nodalLines(grid('square', square[1])).flat())
      expect(Math.abs(Math.abs(x) - Math.abs(y))).toBeLessThan(0.02);
    expect(regionsOf(grid('square', square[2]))).toEqual({ count: 2, inner: 1 });
  });

  it('cut a round plate into two patches for each diameter, and turn with the mix of the two modes', () => {
    expect(regionsOf(grid('round', round[0])).count).toBe(4);
    expect(regionsOf(grid('round', round[1]))).toEqual({ count: 2, inner: 1 });
    expect(regionsOf(grid('round', round[2], 0.7)).count).toBe(6);
  });

  it('hang together: one cross is two lines, not hundreds of pieces', () => {
    expect(nodalLines(grid('square', square[0])).length).toBeLessThan(6);
  });
});

describe('a plate that is shaken', () => {
  const atCorner = drivenPlate('square', square, [-1, -1], SIZE);
  const atCentre = drivenPlate('square', square, [0, 0], SIZE);
  const lambda = (index: number) => square[index]?.lambda ?? 0;

  it('shakes hardest at its own tones', () => {
    for (const index of [0, 2])
      expect(shakingAt(atCorner, lambda(index))).toBeGreaterThan(
        3 * shakingAt(atCorner, lambda(index) * 1.08),
      );
  });

  it('answers only where it moves: the second tone leaves the corners still, the first the centre', () => {
    expect(shakingAt(atCorner, lambda(2))).toBeGreaterThan(20 * shakingAt(atCorner, lambda(1)));
    expect(shakingAt(atCentre, lambda(2))).toBeGreaterThan(20 * shakingAt(atCentre, lambda(0)));
  });

  it('at one of its tones shows that tone’s own picture', () => {
    const driven = drivenGrid(atCorner, lambda(0)).values;
    const own = grid('square', square[0]).values;
    driven.forEach((value, index) => {
      expect(Math.abs(value - Math.abs(own[index] ?? 0))).toBeLessThan(0.06);
    });
  });
});

it('Chladni’s law stays within a third of the solved tones of a round plate, and is exact for none', () => {
  const tones = plateResonances('round', 'free', 0.33, 10).flatMap(({ lambda, modes: [mode] }) =>
    mode?.name.kind === 'round' ? [{ ...mode.name, lambda }] : [],
  );
  const errors = checkChladniLaw(tones).map(({ error }) => Math.abs(error));
  expect(Math.max(...errors)).toBeLessThan(0.34);
  expect(Math.max(...errors)).toBeGreaterThan(0.05);
});
