import { describe, expect, it } from 'vitest';
import { amplitudeOf } from './amplitude.ts';
import { angularWave } from './angular-wave.ts';
import { enclosingAmplitude } from './enclosed.ts';
import { energyEv, meanRadiusBohr, nodesOf, ORBITALS, orbitalNamed } from './hydrogen-orbital.ts';
import { electronFinder } from './measure-electron.ts';
import { orbitalSurface } from './orbital-surface.ts';
import { outerRadiusBohr, radialNodesBohr, radialWave } from './radial-wave.ts';

/** Adds up a function of r from 0 to far outside, by Simpson's rule. */
function overRadii(n: number, of: (r: number) => number): number {
  const steps = 4000;
  const width = (outerRadiusBohr(n) * 1.3) / steps;
  let sum = 0;
  for (let at = 0; at <= steps; at += 1)
    sum += of(at * width) * (at === 0 || at === steps ? 1 : at % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}

/** Adds up a function over the sphere: midpoints in cos θ and φ. */
function overSphere(of: (x: number, y: number, z: number) => number): number {
  const [ups, turns] = [400, 48];
  let sum = 0;
  for (let up = 0; up < ups; up += 1)
    for (let turn = 0; turn < turns; turn += 1) {
      const z = (2 * (up + 0.5)) / ups - 1;
      const across = Math.sqrt(1 - z * z);
      const phi = (2 * Math.PI * (turn + 0.5)) / turns;
      sum += of(across * Math.cos(phi), across * Math.sin(phi), z);
    }
  return (sum * 4 * Math.PI) / (ups * turns);
}

const HARMONICS = ORBITALS.filter(({ n }) => n === 4);
/** A fixed run of numbers, spread evenly: the fractional parts of multiples of the golden ratio, mixed. */
function evenly(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the thirty real orbitals', () => {
  it('are normalised to one part in a thousand, and orthogonal', () => {
    for (const { l, m } of HARMONICS)
      for (const other of HARMONICS) {
        const [wave, against] = [angularWave(l, m), angularWave(other.l, other.m)];
        const product = overSphere((x, y, z) => wave(x, y, z) * against(x, y, z));
        expect(Math.abs(product - (l === other.l && m === other.m ? 1 : 0))).toBeLessThan(1e-4);
      }
    for (const one of ORBITALS)
      for (const other of ORBITALS.filter(({ l, m }) => l === one.l && m === one.m)) {
        const radial = overRadii(
          Math.max(one.n, other.n),
          (r) => r * r * radialWave(one.n, one.l, r) * radialWave(other.n, other.l, r),
        );
        expect(Math.abs(radial - (one.n === other.n ? 1 : 0)), `${one.id} ${other.id}`).toBeLessThan(1e-3);
      }
  });

  it('lie at (3n² − l(l+1))/2 Bohr radii on average, and at −13.6057/n² eV', () => {
    expect(ORBITALS).toHaveLength(30);
    for (const orbital of ORBITALS) {
      const { n, l } = orbital;
      expect(overRadii(n, (r) => r ** 3 * radialWave(n, l, r) ** 2)).toBeCloseTo(meanRadiusBohr(orbital), 2);
      expect(energyEv(orbital)).toBeCloseTo(-13.6057 / (n * n), 4);
    }
  });

  it('agree with the formulas of textbooks for R', () => {
    expect(radialWave(1, 0, 0.7)).toBeCloseTo(2 * Math.exp(-0.7), 12);
    expect(radialWave(2, 1, 3)).toBeCloseTo((3 * Math.exp(-1.5)) / (2 * Math.sqrt(6)), 12);
    expect(radialWave(3, 0, 2)).toBeCloseTo(((27 - 36 + 8) * 2 * Math.exp(-2 / 3)) / (81 * Math.sqrt(3)), 12);
    expect(radialWave(4, 3, 9)).toBeCloseTo((729 * Math.exp(-9 / 4)) / (768 * Math.sqrt(35)), 12);
  });

  it('have n − l − 1 spheres and l planes and cones as nodes', () => {
    for (const orbital of ORBITALS) {
      const { radial, planes, cones } = nodesOf(orbital);
      expect(radialNodesBohr(orbital.n, orbital.l)).toHaveLength(radial);
      expect(planes + cones).toBe(orbital.l);
    }
    expect(radialNodesBohr(2, 0)[0]).toBeCloseTo(2, 6);
    expect(radialNodesBohr(3, 1)[0]).toBeCloseTo(6, 6);
    expect(nodesOf(orbitalNamed('3d_z2'))).toEqual({ radial: 0, planes: 0, cones: 2 });
    expect(nodesOf(orbitalNamed('4f_z3'))).toEqual({ radial: 0, planes: 1, cones: 2 });
    expect(nodesOf(orbitalNamed('4f_xyz'))).toEqual({ radial: 0, planes: 3, cones: 0 });
  });
});

describe('what is found when one looks', () => {
  it('lies within the surface as often as the surface says, and at the mean distance on average', () => {
    for (const id of ['1s', '3p_z', '4f_xyz'] as const) {
      const orbital = orbitalNamed(id);
      const psi = amplitudeOf(orbital);
      const limit = enclosingAmplitude(orbital, 0.9);
      const find = electronFinder(orbital, evenly());
      const found = Array.from({ length: 20_000 }, find);
      const within = found.filter(({ x, y, z }) => Math.abs(psi(x, y, z)) >= limit).length;
      expect(within / found.length).toBeCloseTo(0.9, 1.7);
      const mean = found.reduce((sum, { x, y, z }) => sum + Math.hypot(x, y, z), 0) / found.length;
      expect(mean / meanRadiusBohr(orbital)).toBeCloseTo(1, 1.7);
      expect(found.every(({ x, y, z, sign }) => psi(x, y, z) * sign > 0)).toBe(true);
    }
  });
});

describe('a surface', () => {
  it('lies where |ψ| has its value, and faces outwards', () => {
    for (const id of ['1s', '3s', '3d_z2', '4f_xyz'] as const) {
      const orbital = orbitalNamed(id);
      const psi = amplitudeOf(orbital);
      const { lobes, amplitude } = orbitalSurface(orbital, 0.9);
      for (const { sign, places, normals } of lobes)
        for (let at = 0; at < places.length; at += 3 * 97) {
          const [x = 0, y = 0, z = 0] = places.subarray(at, at + 3);
          expect(Math.abs((sign * psi(x, y, z)) / amplitude - 1)).toBeLessThan(0.02);
          const [a = 0, b = 0, c = 0] = normals.subarray(at, at + 3).map((part) => part * 0.02);
          expect(sign * psi(x + a, y + b, z + c)).toBeLessThan(sign * psi(x - a, y - b, z - c));
        }
    }
  });

  it('has as many sides as ψ has signs', () => {
    expect(orbitalSurface(orbitalNamed('1s'), 0.9).lobes.map(({ sign }) => sign)).toEqual([1]);
    expect(orbitalSurface(orbitalNamed('2p_x'), 0.9).lobes.map(({ sign }) => sign)).toEqual([1, -1]);
  });
});
