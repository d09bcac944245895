/** An atom and its place in ångström. */
export interface Atom {
  readonly element: string;
  readonly at: readonly [number, number, number];
}
/** Two atoms by their number, and the order of their bond (1, 2, 3; 1.5 in an aromatic ring). */
export type Bond = readonly [from: number, to: number, order: number];

/** A structure as it is kept: one short text for the atoms, one for the bonds. */
export interface Structure {
  readonly atoms: string;
  readonly bonds: string;
}

/** `O 0 0 0.117|H …` and `0-1 0-2`, places around their middle and to a thousandth of an ångström. */
export function toText(atoms: readonly Atom[], bonds: readonly Bond[]): Structure {
  const middle = [0, 1, 2].map(
    (axis) => atoms.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / atoms.length,
  );
  const written = atoms.map(({ element, at }) =>
    [element, ...at.map((part, axis) => String(Number((part - (middle[axis] ?? 0)).toFixed(3)) + 0))].join(
      ' ',
    ),
  );
  return {
    atoms: written.join('|'),
    bonds: bonds.map(([from, to, order]) => `${from}-${to}${order === 1 ? '' : `x${order}`}`).join(' '),
  };
}
