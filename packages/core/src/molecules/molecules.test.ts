import { MOLECULE_IDS } from '@ori/contracts/matter-names';
import * as OCL from 'openchemlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atomsIn } from '../chemistry/formula.ts';
import { angleAt, bondAngles, distanceBetween, leadingAngle, neighboursOf } from './measures.ts';
import { type Structure, structureOf } from './structure.ts';

const rows = JSON.parse(
  readFileSync(new URL('../../../../content/molecules.json', import.meta.url), 'utf8'),
) as readonly { readonly name: string; readonly smiles: string; readonly formula: string }[];
const ALL = MOLECULE_IDS.map((id, index) => ({ ...structureOf(id), row: rows[index] }));
const MOLECULES = ALL.filter(({ kind }) => kind === 'molecule');

/** Shortest and longest usual bond, in ångström (Allen et al., Journal of the Chemical Society, Perkin 2, 1987; crystals: as published). */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  'C-C': [1.32, 1.57],
  'C-H': [1.06, 1.12],
  'C-N': [1.29, 1.5],
  'C-O': [1.14, 1.47],
  'H-N': [0.99, 1.04],
  'H-O': [0.92, 1.0],
  'O-O': [1.4, 1.5],
  'N-O': [1.23, 1.26],
  'Cl-Na': [2.81, 2.83],
  'Pb-S': [2.96, 2.98],
  'O-Si': [1.59, 1.62],
  'Ca-O': [2.34, 2.38],
};

function countsOf({ atoms }: Structure): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...new Set(atoms.map(({ element }) => element))].map((element) => [
      element,
      atoms.filter((atom) => atom.element === element).length,
    ]),
  );
}

/** All angles at the atoms of an element, in degrees. */
function anglesAt(structure: Structure, element: string): readonly number[] {
  return bondAngles(structure).flatMap(([one, corner, other]) => {
    const [a, b, c] = [one, corner, other].map((index) => structure.atoms[index]);
    return a && b && c && b.element === element ? [angleAt(b, a, c)] : [];
  });
}

/** What tells molecules apart: every bond, or where bonds are shared out in rings, who is joined to whom. */
function identityOf(molecule: OCL.Molecule, isShared: boolean): string {
  molecule.removeExplicitHydrogens();
  if (isShared) {
    for (let bond = 0; bond < molecule.getAllBonds(); bond += 1) molecule.setBondOrder(bond, 1);
    for (let atom = 0; atom < molecule.getAllAtoms(); atom += 1) molecule.setAtomAbnormalValence(atom, -1);
  }
  return molecule.getCanonizedIDCode(OCL.Molecule.CANONIZER_NEGLECT_ANY_STEREO_INFORMATION);
}

const wide = (value: number, places: number) => String(value).padStart(places);

/** The structure in the format that other chemistry programs read. */
function molfileOf({ atoms, bonds }: Structure): string {
  const lines = [
    ...atoms.map(
      ({ element, x, y, z }) =>
        `${[x, y, z].map((at) => at.toFixed(4).padStart(10)).join('')} ${element.padEnd(3)} 0  0  0  0  0  0`,
    ),
    ...bonds.map(({ from, to, order }) =>
      [from + 1, to + 1, order === 1.5 ? 4 : order]
        .map((n) => wide(n, 3))
        .join('')
        .concat('  0'),
    ),
  ];
  return [
    '',
    '',
    '',
    `${wide(atoms.length, 3)}${wide(bonds.length, 3)}  0  0  0  0            999 V2000`,
    ...lines,
    'M  END',
  ].join('\n');
}

/** Above 0 where, seen from the first neighbour, hydrogen and the others follow each other counterclockwise. */
function turnAt(structure: Structure, centre: number, [first, ...others]: readonly number[]): number {
  const hydrogen = neighboursOf(structure, centre).find((atom) => structure.atoms[atom]?.element === 'H');
  const arm = (atom = -1) => {
    const [end, from] = [structure.atoms[atom], structure.atoms[centre]];
    if (!end || !from) throw new Error('no such atom');
    return [end.x - from.x, end.y - from.y, end.z - from.z] as const;
  };
  const [a, b, c, d] = [arm(first), arm(hydrogen), arm(others[0]), arm(others[1])];
  const cross = (u: typeof a, v: typeof a) =>
    [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const normals = [cross(b, c), cross(c, d), cross(d, b)];
  return normals.reduce((sum, normal) => sum + normal[0] * a[0] + normal[1] * a[1] + normal[2] * a[2], 0);
}

const only = (id: (typeof MOLECULE_IDS)[number], element: string) => anglesAt(structureOf(id), element);

describe('the structures', () => {
  it('are those of the content, in its order', () => {
    expect(ALL.map(({ row, formula }) => row?.formula === formula)).toEqual(rows.map(() => true));
  });

  it('hold the atoms of their formula; ions and crystals hold its elements, or the ion’s', () => {
    for (const structure of MOLECULES)
      expect(countsOf(structure), structure.id).toEqual(Object.fromEntries(atomsIn(structure.formula) ?? []));
    for (const structure of ALL.filter(({ kind }) => kind === 'crystal' || kind === 'network'))
      expect(Object.keys(countsOf(structure)).toSorted()).toEqual(
        [...(atomsIn(structure.formula)?.keys() ?? [])].toSorted(),
      );
    expect(countsOf(structureOf('sodium-carbonate'))).toEqual({ C: 1, O: 3 });
    expect(countsOf(structureOf('potassium-nitrate'))).toEqual({ N: 1, O: 3 });
  });

  it('have bonds as long as tables say', () => {
    for (const { id, atoms, bonds } of ALL)
      for (const { from, to } of bonds) {
        const [one, other] = [atoms[from], atoms[to]];
        if (!one || !other) throw new Error(`${id}: a bond to nowhere`);
        const [least, most] = LENGTHS[[one.element, other.element].toSorted().join('-')] ?? [9, 0];
        const length = distanceBetween(one, other);
        expect(length, `${id} ${one.name}–${other.name}`).toBeGreaterThan(least);
        expect(length, `${id} ${one.name}–${other.name}`).toBeLessThan(most);
      }
  });

  it('have nothing else as near as a bond, in molecules', () => {
    for (const structure of MOLECULES)
      for (const [index, one] of structure.atoms.entries()) {
        const near = new Set([index, ...neighboursOf(structure, index)]);
        for (const [at, other] of structure.atoms.entries())
          if (!near.has(at)) expect(distanceBetween(one, other), structure.id).toBeGreaterThan(1.5);
      }
  });

  it('have the angles that electron pairs give', () => {
    expect(Math.abs((only('water', 'O')[0] ?? 0) - 104.5)).toBeLessThan(3);
    expect(only('carbon-dioxide', 'C')[0]).toBeGreaterThan(179);
    for (const angle of only('methane', 'C')) expect(angle).toBeCloseTo(109.47, 0);
    for (const angle of only('ammonia', 'N')) expect(Math.abs(angle - 107)).toBeLessThan(2);
    for (const angle of only('silicon-dioxide', 'Si')) expect(Math.abs(angle - 109.5)).toBeLessThan(2);
    for (const angle of only('calcium-carbonate', 'C')) expect(angle).toBeCloseTo(120, 0);
    for (const angle of only('silicon-dioxide', 'O')) expect(angle).toBeCloseTo(143.7, 0);
  });

  it('are joined as their SMILES say', () => {
    for (const structure of MOLECULES) {
      const isShared = structure.bonds.some(({ order }) => order === 1.5);
      expect(identityOf(OCL.Molecule.fromMolfile(molfileOf(structure)), isShared), structure.id).toBe(
        identityOf(OCL.Molecule.fromSmiles(structure.row?.smiles ?? ''), isShared),
      );
    }
  });

  it('keep left and right apart: the four fixed centres of glucose turn as its SMILES says', () => {
    const glucose = structureOf('glucose');
    // Heavy neighbours in the order of the SMILES, the hydrogen after the first; @ is counterclockwise from there.
    expect(turnAt(glucose, 2, [1, 10, 3])).toBeGreaterThan(0);
    expect(turnAt(glucose, 6, [4, 7, 8])).toBeGreaterThan(0);
    expect(turnAt(glucose, 8, [6, 9, 10])).toBeLessThan(0);
    expect(turnAt(glucose, 10, [8, 2, 11])).toBeLessThan(0);
  });
});

describe('measuring', () => {
  it('finds the angle a structure is known by', () => {
    expect(leadingAngle(structureOf('water'))).toEqual([1, 0, 2]);
    expect(leadingAngle(structureOf('methane'))?.[1]).toBe(0);
  });
});
