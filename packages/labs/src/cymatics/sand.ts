import { isOnPlate, type PlateShape } from '@ori/core/sound/plate-resonances';
import type { PlateGrid } from '@ori/core/sound/plate-grid';

/** Grains as x, y, x, y …, each from −1 to 1. */
export type Sand = Float32Array;

/** The longest hop in one step where the plate swings most, in half plates. */
const HOP = 0.26;

/** Sand strewn evenly over a plate. `random` draws evenly from 0 to 1. */
export function strewn(shape: PlateShape, count: number, random: () => number): Sand {
  const sand = new Float32Array(2 * count);
  for (let grain = 0; grain < count;) {
    const [x, y] = [2 * random() - 1, 2 * random() - 1];
    if (!isOnPlate(shape, x, y)) continue;
    sand[2 * grain] = x;
    sand[2 * grain + 1] = y;
    grain += 1;
  }
  return sand;
}

/** How far the plate swings under a place: the nearest of the net. */
function swingUnder({ values, size }: PlateGrid, x: number, y: number): number {
  const column = Math.round(((x + 1) / 2) * (size - 1));
  const row = Math.round(((y + 1) / 2) * (size - 1));
  return Math.abs(values[row * size + column] ?? 0);
}

/**
 * Every grain hops in a direction of chance, the farther the more the plate moves under it; so it comes to
 * rest where the plate does. Changes `sand`. `strength` is 0 (the plate hardly shakes) to 1.
 */
export function shake(sand: Sand, grid: PlateGrid, strength: number, random: () => number): void {
  for (let at = 0; at < sand.length; at += 2) {
    const [x, y] = [sand[at] ?? 0, sand[at + 1] ?? 0];
    const hop = HOP * strength * swingUnder(grid, x, y);
    const [nextX, nextY] = [x + hop * (2 * random() - 1), y + hop * (2 * random() - 1)];
    if (!isOnPlate(grid.shape, nextX, nextY)) continue;
    sand[at] = nextX;
    sand[at + 1] = nextY;
  }
}
