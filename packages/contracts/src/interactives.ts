import { z } from 'zod';

const fraction = z
  .strictObject({ parts: z.int().min(1).max(24), shaded: z.int().min(0).max(24) })
  .refine((it) => it.shaded <= it.parts, { error: 'no more parts shaded than there are', path: ['shaded'] });

/** Cuts loaves into equal pieces and hands them out; the learner chooses among `cuts` (pieces a loaf). */
export const fairSharesProps = z.strictObject({
  wholes: z.int().min(1).max(12),
  people: z.int().min(2).max(12),
  shape: z.enum(['loaf', 'circle', 'bar']),
  cuts: z.array(z.int().min(1).max(24)).min(2).max(6),
});
export type FairSharesProps = z.infer<typeof fairSharesProps>;

/** Two bars of equal length, recut into a number of parts chosen among `cuts` until both fit. */
export const fractionBarsProps = z.strictObject({
  first: fraction,
  second: fraction,
  cuts: z.array(z.int().min(1).max(60)).min(2).max(6),
});
export type FractionBarsProps = z.infer<typeof fractionBarsProps>;

/** Squares on the legs `gou` and `gu` (in squares of the grid), cut into pieces that rebuild the square on the long side. */
export const gouguPiecesProps = z.strictObject({ gou: z.int().min(1).max(12), gu: z.int().min(1).max(12) });
export type GouguPiecesProps = z.infer<typeof gouguPiecesProps>;

const symbol = z.string().regex(/^[A-Z][a-z]?$/, 'an element symbol');

/** Molecules of one central atom: `bonds` outer atoms, each of bond order `bondOrder`, and lone pairs on the centre. */
export const moleculeShapesProps = z.strictObject({
  molecules: z
    .array(
      z.strictObject({
        formula: z.string().min(2).max(12),
        centre: symbol,
        outer: symbol,
        bonds: z.int().min(2).max(6),
        bondOrder: z.int().min(1).max(3),
        lonePairs: z.int().min(0).max(3),
      }),
    )
    .min(1)
    .max(6),
});
export type MoleculeShapesProps = z.infer<typeof moleculeShapesProps>;

/** A particle of mass `massElectrons` (in electron masses) between hard walls `widthNm` nanometres apart; levels 1 to `levels`. */
export const particleInABoxProps = z.strictObject({
  widthNm: z.number().positive().max(100),
  massElectrons: z.number().positive().max(1e6),
  levels: z.int().min(2).max(8),
});
export type ParticleInABoxProps = z.infer<typeof particleInABoxProps>;

/** The interactive figures a lesson may name, each with the shape of its props. */
export const INTERACTIVES = {
  'fair-shares': fairSharesProps,
  'fraction-bars': fractionBarsProps,
  'gougu-pieces': gouguPiecesProps,
  'molecule-shapes': moleculeShapesProps,
  'particle-in-a-box': particleInABoxProps,
} as const satisfies Record<string, z.ZodType>;
export type InteractiveName = keyof typeof INTERACTIVES;

/** Whether a lesson's component is one we have. */
export function isInteractive(name: string): name is InteractiveName {
  return Object.hasOwn(INTERACTIVES, name);
}
