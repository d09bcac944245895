/** A crystal: its cell in ångström and degrees (the third axis upright for hexagonal ones), and the atoms of the whole cell. */
export interface Crystal {
  readonly cell: { readonly a: number; readonly c: number; readonly isHexagonal: boolean };
  /** Element and place in fractions of the cell's edges. */
  readonly atoms: readonly (readonly [element: string, x: number, y: number, z: number])[];
  /** How many cells along a, b and c are shown, from which corner. */
  readonly shown: readonly [number, number, number];
  /** Neighbours joined by a line: elements, and the longest distance in ångström. */
  readonly joined: readonly (readonly [from: string, to: string, most: number])[];
  /** The element whose neighbours are all shown, beyond the faces of the cell if need be. */
  readonly whole?: string;
}

type Fraction = readonly [number, number, number];

/** Face-centred positions of the rock salt type. */
const FACES: readonly Fraction[] = [
  [0, 0, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
  [0.5, 0.5, 0],
];

function rockSalt(metal: string, other: string, a: number): Crystal {
  return {
    cell: { a, c: a, isHexagonal: false },
    atoms: FACES.flatMap(([x, y, z]) => [[metal, x, y, z] as const, [other, x + 0.5, y, z] as const]),
    shown: [1, 1, 1],
    joined: [[metal, other, a * 0.51]],
  };
}

/** α-quartz, space group P3₂21: Levien, Prewitt & Weidner, American Mineralogist 65 (1980). */
function quartz(): Crystal {
  const [u, x, y, z] = [0.4697, 0.4135, 0.2669, 0.1191];
  const third = 1 / 3;
  return {
    cell: { a: 4.916, c: 5.4054, isHexagonal: true },
    atoms: [
      ['Si', u, 0, 0],
      ['Si', 0, u, 2 * third],
      ['Si', -u, -u, third],
      ['O', x, y, z],
      ['O', y, x, 2 * third - z],
      ['O', -y, x - y, 2 * third + z],
      ['O', -x, y - x, third - z],
      ['O', y - x, -x, third + z],
      ['O', x - y, -y, -z],
    ],
    shown: [1.99, 1.99, 0.99],
    joined: [['Si', 'O', 1.75]],
    whole: 'Si',
  };
}

/** Calcite, space group R-3c: Effenberger, Mereiter & Zemann, Zeitschrift für Kristallographie 156 (1981). */
function calcite(): Crystal {
  const x = 0.2567;
  const centres: readonly Fraction[] = [
    [0, 0, 0],
    [2 / 3, 1 / 3, 1 / 3],
    [1 / 3, 2 / 3, 2 / 3],
  ];
  const around = (side: number): readonly Fraction[] => [
    [side * x, 0, 0],
    [0, side * x, 0],
    [-side * x, -side * x, 0],
  ];
  return {
    cell: { a: 4.9896, c: 17.061, isHexagonal: true },
    atoms: centres.flatMap(([cx, cy, cz]) =>
      [0.25, 0.75].flatMap((up) => [
        ['Ca', cx, cy, cz + up - 0.25] as const,
        ['C', cx, cy, cz + up] as const,
        ...around(up === 0.25 ? 1 : -1).map(([dx, dy]) => ['O', cx + dx, cy + dy, cz + up] as const),
      ]),
    ),
    shown: [1, 1, 0.5],
    joined: [
      ['C', 'O', 1.4],
      ['Ca', 'O', 2.5],
    ],
    whole: 'C',
  };
}

/** Portlandite, space group P-3m1, by neutrons: Busing & Levy, Journal of Chemical Physics 26 (1957). */
function portlandite(): Crystal {
  const [third, oxygen, hydrogen] = [1 / 3, 0.2341, 0.4248];
  return {
    cell: { a: 3.5918, c: 4.9063, isHexagonal: true },
    atoms: [
      ['Ca', 0, 0, 0],
      ['O', third, 2 * third, oxygen],
      ['O', 2 * third, third, -oxygen],
      ['H', third, 2 * third, hydrogen],
      ['H', 2 * third, third, -hydrogen],
    ],
    shown: [2, 2, 1],
    joined: [
      ['O', 'H', 1.1],
      ['Ca', 'O', 2.6],
    ],
  };
}

/** The substances that no force field for molecules fits, as they lie in their crystals. Cells of salt and galena: Wyckoff, Crystal Structures 1 (1963). */
export const CRYSTALS: Readonly<Record<string, Crystal>> = {
  NaCl: rockSalt('Na', 'Cl', 5.64056),
  PbS: rockSalt('Pb', 'S', 5.9362),
  SiO2: quartz(),
  CaCO3: calcite(),
  'Ca(OH)2': portlandite(),
};
