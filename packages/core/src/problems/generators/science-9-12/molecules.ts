import type { Figure } from '@ori/contracts/practice';

/** A small molecule with one central atom, as its Lewis structure has it. */
export interface Molecule {
  readonly formula: string;
  readonly centre: string;
  /** Outer electrons the central atom brings. */
  readonly centreElectrons: number;
  readonly outer: readonly { readonly symbol: string; readonly bond: 1 | 2 | 3 }[];
  /** Lone pairs on the central atom. */
  readonly lonePairs: number;
  readonly shape: Shape;
}
export type Shape = 'linear' | 'bent' | 'trigonal planar' | 'trigonal pyramidal' | 'tetrahedral';

type Molecules = readonly [Molecule, ...Molecule[]];

function singles(symbol: string, count: number) {
  return Array.from({ length: count }, () => ({ symbol, bond: 1 as const }));
}

function tetrahedral(formula: string, centre: string, symbol: string): Molecule {
  return {
    formula,
    centre,
    centreElectrons: 4,
    outer: singles(symbol, 4),
    lonePairs: 0,
    shape: 'tetrahedral',
  };
}
function pyramidal(formula: string, centre: string, symbol: string): Molecule {
  return {
    formula,
    centre,
    centreElectrons: 5,
    outer: singles(symbol, 3),
    lonePairs: 1,
    shape: 'trigonal pyramidal',
  };
}
function bent(formula: string, centre: string, symbol: string): Molecule {
  return { formula, centre, centreElectrons: 6, outer: singles(symbol, 2), lonePairs: 2, shape: 'bent' };
}
function linear(formula: string, outer: Molecule['outer']): Molecule {
  return { formula, centre: 'C', centreElectrons: 4, outer, lonePairs: 0, shape: 'linear' };
}
function planar(
  formula: string,
  centre: string,
  centreElectrons: number,
  outer: Molecule['outer'],
): Molecule {
  return { formula, centre, centreElectrons, outer, lonePairs: 0, shape: 'trigonal planar' };
}

/** Shapes as electron-pair repulsion gives them and as measured (Gillespie and Nyholm 1957; NIST CCCBDB). */
export const MOLECULES: Molecules = [
  bent('H₂O', 'O', 'H'),
  bent('H₂S', 'S', 'H'),
  bent('OF₂', 'O', 'F'),
  bent('SCl₂', 'S', 'Cl'),
  bent('Cl₂O', 'O', 'Cl'),
  pyramidal('NH₃', 'N', 'H'),
  pyramidal('PH₃', 'P', 'H'),
  pyramidal('NF₃', 'N', 'F'),
  pyramidal('PCl₃', 'P', 'Cl'),
  tetrahedral('CH₄', 'C', 'H'),
  tetrahedral('CCl₄', 'C', 'Cl'),
  tetrahedral('CF₄', 'C', 'F'),
  tetrahedral('SiH₄', 'Si', 'H'),
  linear('CO₂', [
    { symbol: 'O', bond: 2 },
    { symbol: 'O', bond: 2 },
  ]),
  linear('CS₂', [
    { symbol: 'S', bond: 2 },
    { symbol: 'S', bond: 2 },
  ]),
  linear('HCN', [
    { symbol: 'H', bond: 1 },
    { symbol: 'N', bond: 3 },
  ]),
  planar('BF₃', 'B', 3, singles('F', 3)),
  planar('BCl₃', 'B', 3, singles('Cl', 3)),
  planar('CH₂O', 'C', 4, [...singles('H', 2), { symbol: 'O', bond: 2 }]),
  planar('COCl₂', 'C', 4, [...singles('Cl', 2), { symbol: 'O', bond: 2 }]),
];

/** The molecule's Lewis structure as a figure. */
export function lewisFigure({ formula, centre, outer, lonePairs }: Molecule): Figure {
  return { type: 'lewis', formula, centre, outer: [...outer], lonePairs };
}
