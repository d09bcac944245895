import { listed, SYMBOLS } from './symbols.ts';
import { CLOSED, periodOf } from './position.ts';

/** A subshell with its electrons: `n` 1 to 7, `l` 0 to 3 for s, p, d, f. */
export interface Subshell {
  readonly n: number;
  readonly l: number;
  readonly electrons: number;
}

const LETTERS = 'spdf';
const SHELLS = [1, 2, 3, 4, 5, 6, 7];

/** `3d`. */
export function subshellName({ n, l }: Pick<Subshell, 'n' | 'l'>): string {
  return `${n}${LETTERS[l] ?? ''}`;
}

/** How many electrons a subshell holds. */
export function roomOf(l: number): number {
  return 2 * (2 * l + 1);
}

/** Subshells as they fill: by n + l, and the smaller n first (Madelung's rule). */
const FILLING: readonly (readonly [n: number, l: number])[] = SHELLS.flatMap((n) =>
  [0, 1, 2, 3].filter((l) => l < n).map((l) => [n, l] as const),
).toSorted(([n, l], [m, k]) => n + l - m - k || n - m);

/**
 * Ground states that differ from Madelung's rule, by what differs (NIST, Ground Levels and Ionization Energies for
 * the Neutral Atoms). From element 104 on ground states are computed, not measured.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  Cr: '3d5 4s1',
  Cu: '3d10 4s1',
  Nb: '4d4 5s1',
  Mo: '4d5 5s1',
  Ru: '4d7 5s1',
  Rh: '4d8 5s1',
  Pd: '4d10 5s0',
  Ag: '4d10 5s1',
  La: '4f0 5d1',
  Ce: '4f1 5d1',
  Gd: '4f7 5d1',
  Pt: '5d9 6s1',
  Au: '5d10 6s1',
  Ac: '5f0 6d1',
  Th: '5f0 6d2',
  Pa: '5f2 6d1',
  U: '5f3 6d1',
  Np: '5f4 6d1',
  Cm: '5f7 6d1',
  Lr: '6d0 7p1',
};

/** Electrons by Madelung's rule alone, by the name of the subshell, in order of filling. */
function filled(z: number): Map<string, number> {
  const found = new Map<string, number>();
  let left = z;
  for (const [n, l] of FILLING) {
    const electrons = Math.min(left, roomOf(l));
    found.set(subshellName({ n, l }), electrons);
    left -= electrons;
  }
  return found;
}

/** Whether the ground state keeps to Madelung's rule. */
export function keepsMadelung(z: number): boolean {
  return !((SYMBOLS[z - 1] ?? '') in EXCEPTIONS);
}

/** The ground state of the neutral atom: subshells with electrons, by n and then l. Empty outside 1 to 118. */
export function configurationOf(z: number): readonly Subshell[] {
  const counts = filled(z);
  for (const part of listed(EXCEPTIONS[SYMBOLS[z - 1] ?? ''] ?? ''))
    if (part !== '') counts.set(part.slice(0, 2), Number(part.slice(2)));
  return [...counts]
    .filter(([, electrons]) => electrons > 0)
    .map(([name, electrons]) => ({ n: Number(name[0]), l: LETTERS.indexOf(name[1] ?? 's'), electrons }))
    .toSorted((one, other) => one.n - other.n || one.l - other.l);
}

/** Electrons in shells 1, 2, 3 … as far as there are any. */
export function shellsOf(z: number): readonly number[] {
  const subshells = configurationOf(z);
  return SHELLS.map((n) =>
    subshells.filter((each) => each.n === n).reduce((sum, { electrons }) => sum + electrons, 0),
  ).filter((electrons) => electrons > 0);
}

/** The noble gas whose electrons the atom has inside, or null for the first period, and what it has besides. */
export function coreAndRest(z: number): { readonly core: string | null; readonly rest: readonly Subshell[] } {
  const closed = CLOSED[periodOf(z) - 1] ?? 0;
  const inside = new Set(configurationOf(closed).map(subshellName));
  return {
    core: closed === 0 ? null : (SYMBOLS[closed - 1] ?? null),
    rest: configurationOf(z).filter((each) => !inside.has(subshellName(each))),
  };
}

/** Orbitals of a subshell as boxes, each with 0, 1 or 2 electrons: one in each first (Hund's rule). */
export function orbitalBoxes({ l, electrons }: Subshell): readonly number[] {
  const boxes = 2 * l + 1;
  return Array.from(
    { length: boxes },
    (_, at) => (at < electrons ? 1 : 0) + (at < electrons - boxes ? 1 : 0),
  );
}
