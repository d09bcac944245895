import { ORBITAL_IDS, type OrbitalId } from '@ori/contracts/matter-names';

/** A real orbital of hydrogen: principal, angular and (by sign, for the real combinations) magnetic number. */
export interface Orbital {
  readonly id: OrbitalId;
  readonly n: number;
  readonly l: number;
  /** Positive: the combination that goes as cos(mφ); negative: as sin(|m|φ). */
  readonly m: number;
}

/** The Rydberg energy as seen by an electron bound to a proton taken to be at rest, in electronvolts (CODATA 2018). */
const RYDBERG_EV = 13.605693;

/** Letters of l = 0, 1, 2, 3. */
export const SUBSHELLS = ['s', 'p', 'd', 'f'] as const;

function orbitalOf(id: OrbitalId, index: number): Orbital {
  const n = Number(id[0]);
  const l = SUBSHELLS.findIndex((letter) => letter === id[1]);
  const before = ORBITAL_IDS.slice(0, index).filter((other) => other.startsWith(id.slice(0, 2))).length;
  return { id, n, l, m: before - l };
}

/** All thirty real orbitals with n ≤ 4: for each n and l, m runs from −l to l. */
export const ORBITALS: readonly Orbital[] = ORBITAL_IDS.map(orbitalOf);

/** The orbital of a name; every name of the contract has one. */
export function orbitalNamed(id: OrbitalId): Orbital {
  return orbitalOf(id, ORBITAL_IDS.indexOf(id));
}

/** E = −13.6057 eV / n²: the energy of the orbital against an electron at rest far away, in electronvolts. */
export function energyEv({ n }: Orbital): number {
  return -RYDBERG_EV / (n * n);
}

/** Mean distance from the nucleus, ⟨r⟩ = (3n² − l(l+1))/2, in Bohr radii. */
export function meanRadiusBohr({ n, l }: Orbital): number {
  return (3 * n * n - l * (l + 1)) / 2;
}

/** Nodal surfaces: `radial` spheres, and through the nucleus `planes` and `cones`, which together are the l angular ones. */
export interface Nodes {
  readonly radial: number;
  readonly planes: number;
  readonly cones: number;
}

/** Counts nodal surfaces: n − l − 1 spheres; |m| planes through the z axis; l − |m| cones about it, one of which may be flat. */
export function nodesOf({ n, l, m }: Orbital): Nodes {
  const around = l - Math.abs(m);
  const flat = around % 2;
  return { radial: n - l - 1, planes: Math.abs(m) + flat, cones: around - flat };
}
