import { MOLECULE_IDS, type MoleculeId } from '@ori/contracts/matter-names';
import structures from './structures.json' with { type: 'json' };

/** One atom: its element, its number among those of its element, and its place in ångström around the middle. */
export interface Atom {
  readonly element: string;
  /** `O1`, `H2`: how it is called in lists and labels. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Two atoms by their place in the list, and the order of their bond; 1.5 where it is shared out in a ring or an ion. */
export interface Bond {
  readonly from: number;
  readonly to: number;
  readonly order: number;
}

/** A whole molecule; one ion of a solid; a fragment of a crystal of ions, or of a network of bonds. */
export type StructureKind = 'molecule' | 'ion' | 'crystal' | 'network';

/** A structure to look at and to measure: a molecule's geometry is a model, a crystal's was measured. */
export interface Structure {
  readonly id: MoleculeId;
  readonly formula: string;
  readonly kind: StructureKind;
  readonly atoms: readonly Atom[];
  readonly bonds: readonly Bond[];
}

const KINDS: Readonly<Partial<Record<MoleculeId, StructureKind>>> = {
  'sodium-carbonate': 'ion',
  'sodium-chloride': 'crystal',
  'calcium-hydroxide': 'crystal',
  'calcium-carbonate': 'crystal',
  'silicon-dioxide': 'network',
  'lead-sulfide': 'crystal',
  'potassium-nitrate': 'ion',
};

function readAtoms(text: string): readonly Atom[] {
  const counts = new Map<string, number>();
  return text.split('|').map((written) => {
    const [element = '', x, y, z] = written.split(' ');
    const count = (counts.get(element) ?? 0) + 1;
    counts.set(element, count);
    return { element, name: `${element}${count}`, x: Number(x), y: Number(y), z: Number(z) };
  });
}

function readBonds(text: string): readonly Bond[] {
  return text.split(' ').map((written) => {
    const [ends = '', order = '1'] = written.split('x');
    const [from, to] = ends.split('-').map(Number);
    return { from: from ?? 0, to: to ?? 0, order: Number(order) };
  });
}

/** The structure of a substance; every name of the contract has one. */
export function structureOf(id: MoleculeId): Structure {
  const row = structures[MOLECULE_IDS.indexOf(id)];
  if (!row) throw new RangeError(`no structure of ${id}`);
  return {
    id,
    formula: row.formula,
    kind: KINDS[id] ?? 'molecule',
    atoms: readAtoms(row.atoms),
    bonds: readBonds(row.bonds),
  };
}
