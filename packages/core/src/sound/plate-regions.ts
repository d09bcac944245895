import { onPlate } from './plate-grid.ts';
import type { PlateGrid } from './plate-grid.ts';

export interface Regions {
  /** Patches that swing as one; neighbours swing against each other. */
  readonly count: number;
  /** Patches that do not reach the edge: each lies inside a closed still line. */
  readonly inner: number;
}

/** Swings smaller than this belong to the still line, not to a patch. */
const STILL = 0.01;

/** The places beside one, above and below it, that are on the net. */
function beside(at: number, size: number): number[] {
  const column = at % size;
  const around = [at - size, at + size].filter((next) => next >= 0 && next < size * size);
  if (column > 0) around.push(at - 1);
  if (column < size - 1) around.push(at + 1);
  return around;
}

/** Marks all places of one patch and tells whether it reaches the edge of the plate. */
function flood(start: number, grid: PlateGrid, isOpen: boolean[], isOn: readonly boolean[]): boolean {
  const isUp = (at: number) => (grid.values[at] ?? 0) > 0;
  const waiting = [start];
  isOpen[start] = false;
  let touches = false;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const around = beside(at, grid.size);
    touches ||= around.length < 4 || around.some((next) => isOn[next] !== true);
    for (const next of around) {
      if (isOpen[next] !== true || isUp(next) !== isUp(start)) continue;
      isOpen[next] = false;
      waiting.push(next);
    }
  }
  return touches;
}

/** Counts the patches between the still lines of a plate. */
export function regionsOf(grid: PlateGrid): Regions {
  const isOn = onPlate(grid.shape, grid.size);
  const isOpen = isOn.map((on, index) => on && Math.abs(grid.values[index] ?? 0) > STILL);
  let count = 0;
  let inner = 0;
  for (let index = 0; index < isOpen.length; index += 1)
    if (isOpen[index] === true) {
      count += 1;
      if (!flood(index, grid, isOpen, isOn)) inner += 1;
    }
  return { count, inner };
}
