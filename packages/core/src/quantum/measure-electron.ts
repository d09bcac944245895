import { angularWave } from './angular-wave.ts';
import type { Orbital } from './hydrogen-orbital.ts';
import { outerRadiusBohr, radialWave } from './radial-wave.ts';

/** Where a measurement found the electron, in Bohr radii, and the sign of ψ there. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly sign: 1 | -1;
}

const SHELLS = 1500;

/** For a chance from 0 to 1 the radius within which that much probability lies. */
function radiusFor({ n, l }: Orbital): (chance: number) => number {
  const step = outerRadiusBohr(n) / SHELLS;
  let sum = 0;
  const within = Float64Array.from({ length: SHELLS }, (_, index) => {
    const r = (index + 0.5) * step;
    sum += (r * radialWave(n, l, r)) ** 2 * step;
    return sum;
  });
  return (chance) => {
    let [low, high] = [0, SHELLS - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((within[middle] ?? 0) < chance * sum) low = middle + 1;
      else high = middle;
    }
    const before = within[low - 1] ?? 0;
    return (low + (chance * sum - before) / ((within[low] ?? sum) - before)) * step;
  };
}

/** No real harmonic of l ≤ 3 is larger anywhere than its zonal one at the pole, √((2l+1)/4π). */
const largest = (l: number) => Math.sqrt((2 * l + 1) / (4 * Math.PI));

/**
 * Finds the electron again and again, each time in a freshly made atom: places drawn from |ψ|².
 * @param random numbers drawn evenly from 0 to 1
 */
export function electronFinder(orbital: Orbital, random: () => number): () => Found {
  const { n, l, m } = orbital;
  const radius = radiusFor(orbital);
  const angular = angularWave(l, m);
  const top = largest(l) ** 2;
  return () => {
    const r = radius(random());
    for (;;) {
      const up = 2 * random() - 1;
      const turn = 2 * Math.PI * random();
      const across = Math.sqrt(1 - up * up);
      const [x, y] = [across * Math.cos(turn), across * Math.sin(turn)];
      const wave = angular(x, y, up);
      if (random() * top > wave * wave) continue;
      return { x: r * x, y: r * y, z: r * up, sign: wave * radialWave(n, l, r) < 0 ? -1 : 1 };
    }
  };
}
