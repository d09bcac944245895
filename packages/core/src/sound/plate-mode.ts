/** Edges hang in the air, or rest on something and may tilt there. */
export type PlateEdge = 'free' | 'supported';

/** Which lines of a mode lie still, where that can be said in numbers. */
export type ModeName =
  | { readonly kind: 'round'; readonly diameters: number; readonly circles: number }
  /** Straight still lines of a supported rectangle, besides its edge. */
  | { readonly kind: 'grid'; readonly upright: number; readonly level: number }
  /** A free rectangle: whether its two halves move against each other, left-right and top-bottom. */
  | { readonly kind: 'free'; readonly isOddX: boolean; readonly isOddY: boolean };

/** One way a plate can move by itself. */
export interface PlateMode {
  /** λ = 2πf·a²·√(ρh/D), a being the side along x or the radius. */
  readonly lambda: number;
  readonly name: ModeName;
  /**
   * How far it swings at every (x, y), rows of equal y one after another. x and y go from −1 to 1 over the
   * plate (a round one: from rim to rim); what it says beyond the rim has no meaning.
   */
  readonly swing: (xs: readonly number[], ys: readonly number[]) => Float64Array;
}

/** A tone at which a plate answers: one mode, or several of the same tone that mix freely. */
export interface Resonance {
  readonly lambda: number;
  readonly modes: readonly PlateMode[];
}

const SAME = 1e-6;

/** Modes of one tone together, lowest first; `count` resonances at most. */
export function resonancesOf(modes: readonly PlateMode[], count: number): Resonance[] {
  const found: { lambda: number; modes: PlateMode[] }[] = [];
  for (const mode of modes.toSorted((one, other) => one.lambda - other.lambda)) {
    const last = found.at(-1);
    if (last && mode.lambda - last.lambda < SAME * mode.lambda) last.modes.push(mode);
    else found.push({ lambda: mode.lambda, modes: [mode] });
  }
  return found.slice(0, count);
}
