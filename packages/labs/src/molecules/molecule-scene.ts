import { covalentRadius, ionRadius, vanDerWaalsRadius } from '@ori/core/molecules/elements';
import { cross, type Vector } from '@ori/core/maths/vectors';
import { neighboursOf } from '@ori/core/molecules/measures';
import type { Atom, Bond, Structure } from '@ori/core/molecules/structure';
import { rgbOf } from '../frame/three-d-colours.ts';
import type { Scene } from '../frame/three-d-scene.ts';
import { elementColour } from './element-colours.ts';
import { across, createModeller, minus, type Modeller, plus, unit } from './shapes.ts';

/** Balls joined by rods, or atoms as large as they are. */
export type Style = 'sticks' | 'full';

const ROD = 0.11;
const GAP = 0.17;

/** How large an atom is drawn, in ångström. */
export function drawnRadius({ kind }: Structure, { element }: Atom, style: Style): number {
  if (kind === 'crystal') return ionRadius(element) * (style === 'full' ? 1 : 0.36);
  return style === 'full' ? vanDerWaalsRadius(element) : 0.17 + covalentRadius(element) * 0.27;
}

/** How far the drawing reaches from the middle, in ångström. */
export function reachOf(structure: Structure, style: Style): number {
  return Math.max(
    ...structure.atoms.map(
      (atom) => Math.hypot(atom.x, atom.y, atom.z) + drawnRadius(structure, atom, style),
    ),
  );
}

const at = ({ x, y, z }: Atom): Vector => [x, y, z];

/** The direction in which the rods of a double bond lie beside each other: in the plane of the atoms around. */
function beside(structure: Structure, { from, to }: Bond, along: Vector): Vector {
  const start = structure.atoms[from];
  const others = [from, to].flatMap((end) =>
    neighboursOf(structure, end).filter((atom) => atom !== from && atom !== to),
  );
  for (const other of others) {
    const atom = structure.atoms[other];
    const normal = atom && start && unit(cross(along, minus(at(atom), at(start))));
    if (normal) return cross(normal, along);
  }
  return across(along);
}

/** Where the rods of a bond lie: how far aside, and how thick against a single one. */
const RODS: Readonly<Record<string, readonly (readonly [aside: number, thick: number])[]>> = {
  '1': [[0, 1]],
  '1.5': [
    [-0.5, 0.72],
    [0.5, 0.4],
  ],
  '2': [
    [-0.5, 0.72],
    [0.5, 0.72],
  ],
  '3': [
    [-1, 0.6],
    [0, 0.6],
    [1, 0.6],
  ],
};

function addBond(clay: Modeller, structure: Structure, bond: Bond): void {
  const [one, other] = [structure.atoms[bond.from], structure.atoms[bond.to]];
  const along = one && other && unit(minus(at(other), at(one)));
  if (!along) return;
  const aside = beside(structure, bond, along);
  const thin = structure.kind === 'crystal' ? 0.5 : 1;
  for (const [shift, thick] of RODS[String(bond.order)] ?? []) {
    const [from, to] = [plus(at(one), aside, shift * GAP), plus(at(other), aside, shift * GAP)];
    const middle = plus(from, minus(to, from), 0.5);
    clay.rod(from, middle, ROD * thick * thin, rgbOf(elementColour(one.element)));
    clay.rod(middle, to, ROD * thick * thin, rgbOf(elementColour(other.element)));
  }
}

/** A structure as solid things, in ångström. */
export function moleculeScene(structure: Structure, style: Style): Scene {
  const clay = createModeller();
  for (const atom of structure.atoms)
    clay.ball(at(atom), drawnRadius(structure, atom, style), rgbOf(elementColour(atom.element)));
  if (style === 'sticks') for (const bond of structure.bonds) addBond(clay, structure, bond);
  return { parts: [clay.mesh()], radius: reachOf(structure, style) * 1.04, cut: false };
}
