import type { PlateGrid } from './plate-grid.ts';
import { gridPlaces, largestOn, onPlate } from './plate-grid.ts';
import type { Resonance } from './plate-mode.ts';
import type { PlateShape } from './plate-resonances.ts';

/** Sharpness of the tones (Q), which stands for all losses together: a plate of metal, lightly held. */
const QUALITY = 200;

interface DrivenMode {
  readonly lambda: number;
  readonly values: Float64Array;
  /** The mean of its square over the plate. */
  readonly meanSquare: number;
  readonly atDrive: number;
}

/** A plate that is shaken at one place, ready to be asked about any tone. */
export interface DrivenPlate {
  readonly shape: PlateShape;
  readonly size: number;
  readonly modes: readonly DrivenMode[];
}

function meanSquareOn(isOn: readonly boolean[], values: Float64Array): number {
  let sum = 0;
  let count = 0;
  values.forEach((value, index) => {
    if (isOn[index] !== true) return;
    sum += value * value;
    count += 1;
  });
  return sum / count;
}

/** The plate with its resonances, shaken at `place` (x and y from −1 to 1), over a net of `size` places a side. */
export function drivenPlate(
  shape: PlateShape,
  resonances: readonly Resonance[],
  place: readonly [number, number],
  size: number,
): DrivenPlate {
  const places = gridPlaces(size);
  const isOn = onPlate(shape, size);
  const modes = resonances.flatMap(({ modes: each }) =>
    each.map(({ lambda, swing }) => {
      const values = swing(places, places);
      const meanSquare = meanSquareOn(isOn, values);
      return { lambda, values, meanSquare, atDrive: swing([place[0]], [place[1]])[0] ?? 0 };
    }),
  );
  return { shape, size, modes };
}

/** How much of each mode is moved at λ, in and out of step with the shaking: φₖ(drive)/(λₖ² − λ² + iλλₖ/Q). */
function shares({ modes }: DrivenPlate, lambda: number): [number, number][] {
  return modes.map(({ lambda: own, atDrive, meanSquare }) => {
    const real = own ** 2 - lambda ** 2;
    const imaginary = (lambda * own) / QUALITY;
    const over = (real ** 2 + imaginary ** 2) * meanSquare;
    return [(atDrive * real) / over, (-atDrive * imaginary) / over];
  });
}

/** How hard the plate shakes at λ, as acceleration over the whole of it, in units that only compare. */
export function shakingAt(plate: DrivenPlate, lambda: number): number {
  const square = shares(plate, lambda).reduce(
    (sum, [real, imaginary], k) => sum + (real ** 2 + imaginary ** 2) * (plate.modes[k]?.meanSquare ?? 0),
    0,
  );
  return lambda ** 2 * Math.sqrt(square);
}

/** The size of the swing everywhere at λ, at most 1: all modes that the shaking reaches, added up. */
export function drivenGrid(plate: DrivenPlate, lambda: number): PlateGrid {
  const parts = shares(plate, lambda);
  const values = new Float64Array(plate.size ** 2).map((_, index) => {
    const sum = [0, 0];
    parts.forEach(([real, imaginary], k) => {
      const swing = plate.modes[k]?.values[index] ?? 0;
      sum[0] = (sum[0] ?? 0) + real * swing;
      sum[1] = (sum[1] ?? 0) + imaginary * swing;
    });
    return Math.hypot(...sum);
  });
  const most = largestOn(plate.shape, plate.size, values) || 1;
  return { shape: plate.shape, size: plate.size, values: values.map((value) => value / most) };
}
