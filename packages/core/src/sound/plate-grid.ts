import type { Resonance } from './plate-mode.ts';
import { isOnPlate, type PlateShape } from './plate-resonances.ts';

/** Swings over a square net of places, from −1 to 1 each way, rows one after another. */
export interface PlateGrid {
  readonly shape: PlateShape;
  readonly size: number;
  /** At most 1 in size on the plate. */
  readonly values: Float64Array;
}

/** The places of a net along one side. */
export function gridPlaces(size: number): number[] {
  return Array.from({ length: size }, (_, index) => (2 * index) / (size - 1) - 1);
}

/** Which places of a net lie on the plate. */
export function onPlate(shape: PlateShape, size: number): boolean[] {
  const places = gridPlaces(size);
  return places.flatMap((y) => places.map((x) => isOnPlate(shape, x, y)));
}

/** The largest swing on the plate. */
export function largestOn(shape: PlateShape, size: number, values: Float64Array): number {
  const isOn = onPlate(shape, size);
  return values.reduce((most, value, index) => (isOn[index] ? Math.max(most, Math.abs(value)) : most), 0);
}

/**
 * How a plate swings at a resonance. Where two modes share the tone, any mix of them is a true motion:
 * `turnRad` chooses one, from the first alone (0) to the second alone (π/2).
 */
export function resonanceGrid(
  shape: PlateShape,
  { modes }: Resonance,
  turnRad: number,
  size: number,
): PlateGrid {
  const places = gridPlaces(size);
  const shares = modes.length > 1 ? [Math.cos(turnRad), Math.sin(turnRad)] : [1];
  const values = new Float64Array(size * size);
  shares.forEach((share, which) => {
    modes[which]?.swing(places, places).forEach((swing, index) => {
      values[index] = (values[index] ?? 0) + share * swing;
    });
  });
  const most = largestOn(shape, size, values) || 1;
  return { shape, size, values: values.map((value) => value / most) };
}
