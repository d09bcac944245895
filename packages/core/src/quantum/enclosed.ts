import { angularWave } from './angular-wave.ts';
import type { Orbital } from './hydrogen-orbital.ts';
import { outerRadiusBohr, tabledRadialWave } from './radial-wave.ts';

const ANGLES = 64;
const RADII = 800;

/** For a number y: how much of ∫ Y² lies in directions where |Y| is at least y. */
type AngularShare = (atLeast: number) => number;

/** Every direction counts once: a quarter of the sphere stands for the whole, since |Y| repeats in the others. */
function angularShareOf({ l, m }: Orbital): AngularShare {
  const wave = angularWave(l, m);
  const sizes: number[] = [];
  for (let up = 0; up < ANGLES; up += 1) {
    const z = (up + 0.5) / ANGLES;
    const across = Math.sqrt(1 - z * z);
    for (let turn = 0; turn < ANGLES; turn += 1) {
      const phi = ((turn + 0.5) * Math.PI) / ANGLES;
      sizes.push(Math.abs(wave(across * Math.cos(phi), across * Math.sin(phi), z)));
    }
  }
  const sorted = Float64Array.from(sizes).toSorted((a, b) => b - a);
  const area = (4 * Math.PI) / sorted.length;
  let sum = 0;
  const shares = sorted.map((size) => (sum += size * size * area));
  return (atLeast) => shares[firstBelow(sorted, atLeast) - 1] ?? 0;
}

/** Where, in falling numbers, the first one below `limit` stands. */
function firstBelow(falling: Float64Array, limit: number): number {
  let [low, high] = [0, falling.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((falling[middle] ?? 0) >= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The value of |ψ| whose surface encloses `share` of the probability (0–1): of all surfaces that enclose so much, the
 * smallest. Integrated over 800 radii and 4,096 directions, exact to about 0.1 % of the probability.
 * @returns in a₀^(−3/2)
 */
export function enclosingAmplitude(orbital: Orbital, share: number): number {
  const radial = tabledRadialWave(orbital.n, orbital.l);
  const angularShare = angularShareOf(orbital);
  const step = outerRadiusBohr(orbital.n) / RADII;
  const shells = Array.from({ length: RADII }, (_, index) => {
    const r = (index + 0.5) * step;
    const wave = Math.abs(radial(r));
    return { wave, chance: r * r * wave * wave * step };
  });
  const enclosed = (limit: number) =>
    shells.reduce((sum, { wave, chance }) => sum + chance * angularShare(limit / wave), 0);
  return whereFalls(enclosed, share);
}

/** The place where a falling function of a positive number takes a value, by halving the exponent's range. */
function whereFalls(value: (at: number) => number, wanted: number): number {
  let [low, high] = [-24, 2];
  for (let halving = 0; halving < 44; halving += 1) {
    const middle = (low + high) / 2;
    if (value(Math.exp(middle)) > wanted) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
