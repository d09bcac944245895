/**
 * Makes packages/core/src/molecules/structures.json from content/molecules.json: coordinates by openchemlib (one
 * conformer from a fixed seed, then the MMFF94s force field), or from a crystal where there is no molecule.
 * Run it by hand when a substance is added: node tools/make-molecules.ts
 */
import * as OCL from 'openchemlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { CRYSTALS } from './molecules/crystals.ts';
import { facingTheEye } from './molecules/face-the-eye.ts';
import { fragmentOf } from './molecules/fragment.ts';
import { type Atom, type Bond, type Structure, toText } from './molecules/structure-text.ts';

interface Row {
  readonly name: string;
  readonly smiles: string;
  readonly formula: string;
}

const SEED = 42;
/** Ions of solids whose crystals are not drawn: flat, with the distance to each oxygen in ångström. */
const IONS: Readonly<Record<string, { readonly centre: string; readonly distance: number }>> = {
  // As in calcite: Effenberger, Mereiter & Zemann, Zeitschrift für Kristallographie 156 (1981).
  Na2CO3: { centre: 'C', distance: 1.281 },
  // As in sodium nitrate, by neutrons: Paul & Pryor, Acta Crystallographica B27 (1971).
  KNO3: { centre: 'N', distance: 1.24 },
};

const root = new URL('../', import.meta.url);

function flatIon(centre: string, distance: number): Structure {
  const oxygens = [0, 1, 2].map((turn): Atom => {
    const angle = (turn * 2 * Math.PI) / 3;
    return { element: 'O', at: [distance * Math.cos(angle), distance * Math.sin(angle), 0] };
  });
  const bonds = oxygens.map((_, index): Bond => [0, index + 1, 1.5]);
  return toText(facingTheEye([{ element: centre, at: [0, 0, 0] }, ...oxygens]), bonds);
}

function conformer(smiles: string): Structure {
  const made = new OCL.ConformerGenerator(SEED).getOneConformerAsMolecule(OCL.Molecule.fromSmiles(smiles));
  if (!made) throw new Error(`no conformer for ${smiles}`);
  new OCL.ForceFieldMMFF94(made, 'MMFF94s').minimise({ gradTol: 1e-6, maxIts: 20_000 });
  const atoms = Array.from({ length: made.getAllAtoms() }, (_, at): Atom => ({
    element: made.getAtomLabel(at),
    // The generator counts y and z downwards, as drawings do; a half turn about x keeps left and right as they are.
    at: [made.getAtomX(at), -made.getAtomY(at), -made.getAtomZ(at)],
  }));
  const bonds = Array.from({ length: made.getAllBonds() }, (_, bond): Bond => [
    made.getBondAtom(0, bond),
    made.getBondAtom(1, bond),
    made.isAromaticBond(bond) ? 1.5 : made.getBondOrder(bond),
  ]);
  return toText(facingTheEye(atoms), bonds);
}

function structureOf({ smiles, formula }: Row): Structure {
  const crystal = CRYSTALS[formula];
  const ion = IONS[formula];
  if (crystal) return fragmentOf(crystal);
  return ion ? flatIon(ion.centre, ion.distance) : conformer(smiles);
}

OCL.Resources.registerFromNodejs();
const rows = JSON.parse(readFileSync(new URL('content/molecules.json', root), 'utf8')) as readonly Row[];
const structures = rows.map((row) => ({ name: row.name, formula: row.formula, ...structureOf(row) }));
writeFileSync(
  new URL('packages/core/src/molecules/structures.json', root),
  `${JSON.stringify(structures, null, 2)}\n`,
);
