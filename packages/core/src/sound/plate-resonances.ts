import { freeRectangle } from './free-rectangle.ts';
import { type PlateEdge, type PlateMode, type Resonance, resonancesOf } from './plate-mode.ts';
import { roundPlate } from './round-plate.ts';
import { supportedRectangle } from './supported-rectangle.ts';

export type PlateShape = 'square' | 'oblong' | 'round';

/** Long side over short side of the oblong plate. */
export const OBLONG_ASPECT = 1.5;

/** Side along x divided by side along y. */
export const aspectOf = (shape: PlateShape): number => (shape === 'oblong' ? OBLONG_ASPECT : 1);

/** Whether a place, x and y from −1 to 1, lies on the plate. */
export function isOnPlate(shape: PlateShape, x: number, y: number): boolean {
  return shape === 'round' ? x * x + y * y <= 1 : Math.abs(x) <= 1 && Math.abs(y) <= 1;
}

function modesOf(shape: PlateShape, edge: PlateEdge, poisson: number): PlateMode[] {
  if (shape === 'round') return roundPlate(edge, poisson);
  const aspect = aspectOf(shape);
  return edge === 'free' ? freeRectangle(aspect, poisson) : supportedRectangle(aspect);
}

/** The lowest `count` tones of a plate; they depend on shape, edge and Poisson's ratio only. */
export function plateResonances(
  shape: PlateShape,
  edge: PlateEdge,
  poisson: number,
  count: number,
): Resonance[] {
  return resonancesOf(modesOf(shape, edge, poisson), count);
}
