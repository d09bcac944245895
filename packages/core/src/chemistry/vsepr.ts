/** A direction in space of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export type ShapeName =
  | 'linear'
  | 'trigonal-planar'
  | 'bent'
  | 'tetrahedral'
  | 'trigonal-pyramidal'
  | 'trigonal-bipyramidal'
  | 'seesaw'
  | 't-shaped'
  | 'octahedral'
  | 'square-pyramidal'
  | 'square-planar';

export interface MoleculeShape {
  readonly name: ShapeName;
  readonly bonds: readonly Direction[];
  readonly lonePairs: readonly Direction[];
  /** Angle between neighbouring bonds when all pairs push alike, in degrees. */
  readonly idealAngleDeg: number;
  /** Lone pairs push harder, so the real angle is a little smaller. */
  readonly squeezed: boolean;
}

const d = (x: number, y: number, z: number): Direction => ({ x, y, z });
const H = Math.sqrt(3) / 2;
const T = 1 / Math.sqrt(3);

/** Directions of two to six pairs as far apart as can be; those that lone pairs take come last. */
const ARRANGEMENTS: Readonly<Record<number, readonly Direction[]>> = {
  2: [d(1, 0, 0), d(-1, 0, 0)],
  3: [d(1, 0, 0), d(-0.5, H, 0), d(-0.5, -H, 0)],
  4: [d(T, T, T), d(-T, -T, T), d(-T, T, -T), d(T, -T, -T)],
  5: [d(0, 0, 1), d(0, 0, -1), d(1, 0, 0), d(-0.5, H, 0), d(-0.5, -H, 0)],
  6: [d(1, 0, 0), d(-1, 0, 0), d(0, 1, 0), d(0, -1, 0), d(0, 0, 1), d(0, 0, -1)],
};

const IDEAL_ANGLE_DEG: Readonly<Record<number, number>> = { 2: 180, 3: 120, 4: 109.47, 5: 90, 6: 90 };

const NAMES: Readonly<Record<string, ShapeName>> = {
  '2,0': 'linear',
  '3,0': 'trigonal-planar',
  '2,1': 'bent',
  '4,0': 'tetrahedral',
  '3,1': 'trigonal-pyramidal',
  '2,2': 'bent',
  '5,0': 'trigonal-bipyramidal',
  '4,1': 'seesaw',
  '3,2': 't-shaped',
  '2,3': 'linear',
  '6,0': 'octahedral',
  '5,1': 'square-pyramidal',
  '4,2': 'square-planar',
};

/**
 * Shape of a molecule with one central atom by valence-shell electron-pair repulsion.
 * Source: Gillespie and Nyholm, Inorganic stereochemistry, Quarterly Reviews 11 (1957).
 * @param bonds outer atoms; a double or triple bond counts as one
 * @param lonePairs lone pairs on the central atom
 * @returns null when the theory names no shape for these numbers
 */
export function shapeOf(bonds: number, lonePairs: number): MoleculeShape | null {
  const pairs = bonds + lonePairs;
  const directions = ARRANGEMENTS[pairs];
  const name = NAMES[`${bonds},${lonePairs}`];
  if (directions === undefined || name === undefined) return null;
  return {
    name,
    bonds: directions.slice(0, bonds),
    lonePairs: directions.slice(bonds),
    idealAngleDeg: bonds === 2 && pairs === 5 ? 180 : (IDEAL_ANGLE_DEG[pairs] ?? 180),
    squeezed: lonePairs > 0 && name !== 'linear' && name !== 'square-planar',
  };
}

/** Angle between two directions, in degrees. */
export function angleDeg(one: Direction, other: Direction): number {
  const dot = one.x * other.x + one.y * other.y + one.z * other.z;
  return (Math.acos(Math.max(-1, Math.min(1, dot))) * 180) / Math.PI;
}
