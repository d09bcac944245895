import type { Crystal } from './crystals.ts';
import { type Atom, type Structure, toText } from './structure-text.ts';

const EDGE = 1e-6;

/** Fractions of the cell in ångström: x along a, z along c, b at 120° to a where the cell is hexagonal. */
function placed(crystal: Crystal, x: number, y: number, z: number): readonly [number, number, number] {
  const { a, c, isHexagonal } = crystal.cell;
  return isHexagonal ? [a * (x - y / 2), (a * y * Math.sqrt(3)) / 2, c * z] : [a * x, a * y, c * z];
}

type Placed = Atom & { readonly isWithin: boolean };

const range = (most: number) => Array.from({ length: Math.ceil(most) + 3 }, (_, index) => index - 1);
const isWithin = (at: number, most: number) => at > -EDGE && at < most + EDGE;

/** The atoms of the shown cells, faces included, and of one cell more on every side. */
function atomsAround(crystal: Crystal): Placed[] {
  const [nx, ny, nz] = crystal.shown;
  return crystal.atoms.flatMap(([element, fx, fy, fz]) =>
    range(nx).flatMap((dx) =>
      range(ny).flatMap((dy) =>
        range(nz).map((dz) => {
          const [x, y, z] = [fx + dx, fy + dy, fz + dz];
          return {
            element,
            at: placed(crystal, x, y, z),
            isWithin: isWithin(x, nx) && isWithin(y, ny) && isWithin(z, nz),
          };
        }),
      ),
    ),
  );
}

const distance = (one: Atom, other: Atom) =>
  Math.hypot(...one.at.map((part, axis) => part - (other.at[axis] ?? 0)));

function areJoined({ joined }: Crystal, one: Atom, other: Atom): boolean {
  return joined.some(
    ([from, to, most]) =>
      ((one.element === from && other.element === to) || (one.element === to && other.element === from)) &&
      distance(one, other) < most,
  );
}

/** A fragment of a crystal with its neighbours joined; atoms of the edge without any neighbour are left out. */
export function fragmentOf(crystal: Crystal): Structure {
  const around = atomsAround(crystal);
  const within = around.filter((atom) => atom.isWithin);
  const centres = within.filter(({ element }) => element === crystal.whole);
  const shown = around.filter(
    (atom) => atom.isWithin || centres.some((centre) => areJoined(crystal, centre, atom)),
  );
  const atoms = shown.filter((one) => shown.some((other) => areJoined(crystal, one, other)));
  const bonds = atoms.flatMap((one, from) =>
    atoms.flatMap((other, to) =>
      from < to && areJoined(crystal, one, other) ? [[from, to, 1] as const] : [],
    ),
  );
  return toText(atoms, bonds);
}
