/** Widths in nanometres, smallest first; the first three are held against the labs' own numbers (scales.test.ts). */
export const SCALES = [
  { id: 'hydrogen', nm: 0.28 },
  { id: 'salt', nm: 0.56 },
  { id: 'sucrose', nm: 1.1 },
  { id: 'hair', nm: 80_000 },
  { id: 'grain', nm: 300_000 },
] as const;

/** How many hydrogen atoms side by side span a hair, to two figures. */
export const ATOMS_ACROSS_A_HAIR = Number((SCALES[3].nm / SCALES[0].nm).toPrecision(2));

const SMALLEST_NM = 0.1;
const LARGEST_NM = 1_000_000;

/** Where a length lies between 0.1 nm and 1 mm on a scale of powers of ten, 0 to 1. */
export function along(nm: number): number {
  return Math.log(nm / SMALLEST_NM) / Math.log(LARGEST_NM / SMALLEST_NM);
}
