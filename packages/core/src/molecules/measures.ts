import type { Atom, Structure } from './structure.ts';

/** The distance of two atoms, in ångström. */
export function distanceBetween(one: Atom, other: Atom): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

/** The angle at `corner` between the lines to two other atoms, in degrees; 0 where an atom lies on the corner itself. */
export function angleAt(corner: Atom, one: Atom, other: Atom): number {
  const [a, b] = [one, other].map(({ x, y, z }) => [x - corner.x, y - corner.y, z - corner.z] as const);
  if (!a || !b) return 0;
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  if (lengths === 0) return 0;
  const cosine = (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / lengths;
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}

/** The atoms bonded to one, by their place in the list. */
export function neighboursOf({ bonds }: Structure, atom: number): readonly number[] {
  return bonds.flatMap(({ from, to }) => (from === atom ? [to] : to === atom ? [from] : []));
}

/** Three atoms by their place in the list; the middle one is the corner. */
export type Corner = readonly [one: number, corner: number, other: number];

/** Every angle between two bonds of one atom. */
export function bondAngles(structure: Structure): readonly Corner[] {
  return structure.atoms.flatMap((_, corner) => {
    const around = neighboursOf(structure, corner);
    return around.flatMap((one, index) =>
      around.slice(index + 1).map((other): Corner => [one, corner, other]),
    );
  });
}

/** The angle that a structure is best known by: the narrowest at its most bonded atom, the first where several are. */
export function leadingAngle(structure: Structure): Corner | null {
  const { atoms } = structure;
  const counts = atoms.map((_, atom) => neighboursOf(structure, atom).length);
  const centre = counts.indexOf(Math.max(...counts));
  const wide = ([one, corner, other]: Corner) => {
    const [a, b, c] = [atoms[one], atoms[corner], atoms[other]];
    return a && b && c ? Math.round(angleAt(b, a, c)) : 360;
  };
  const around = bondAngles(structure).filter(([, corner]) => corner === centre);
  return around.toSorted((a, b) => wide(a) - wide(b))[0] ?? null;
}
