/** A real spherical harmonic as a function of a unit vector. */
export type AngularWave = (x: number, y: number, z: number) => number;

const { PI, sqrt } = Math;
const p = sqrt(3 / (4 * PI));
const d = sqrt(15 / (4 * PI));
const f3 = sqrt(35 / (32 * PI));
const f1 = sqrt(21 / (32 * PI));

/** By l, then by m from −l to l. */
const WAVES: readonly (readonly AngularWave[])[] = [
  [() => sqrt(1 / (4 * PI))],
  [(_x, y) => p * y, (_x, _y, z) => p * z, (x) => p * x],
  [
    (x, y) => d * x * y,
    (_x, y, z) => d * y * z,
    (_x, _y, z) => sqrt(5 / (16 * PI)) * (3 * z * z - 1),
    (x, _y, z) => d * x * z,
    (x, y) => (d / 2) * (x * x - y * y),
  ],
  [
    (x, y) => f3 * y * (3 * x * x - y * y),
    (x, y, z) => sqrt(105 / (4 * PI)) * x * y * z,
    (_x, y, z) => f1 * y * (5 * z * z - 1),
    (_x, _y, z) => sqrt(7 / (16 * PI)) * z * (5 * z * z - 3),
    (x, _y, z) => f1 * x * (5 * z * z - 1),
    (x, y, z) => sqrt(105 / (16 * PI)) * z * (x * x - y * y),
    (x, y) => f3 * x * (x * x - 3 * y * y),
  ],
];

/**
 * The real spherical harmonic of l ≤ 3 and m, normalised over the sphere: combinations of +m and −m, named after
 * what they are in x, y and z (2pz goes as z). Any other l or m is a mistake of the caller.
 * @source Atkins & Friedman, Molecular Quantum Mechanics, 5th ed. (2011), chapter 3
 */
export function angularWave(l: number, m: number): AngularWave {
  const wave = WAVES[l]?.[m + l];
  if (!wave) throw new RangeError(`no real spherical harmonic of l = ${l}, m = ${m}`);
  return wave;
}
