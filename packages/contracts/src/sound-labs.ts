import { z } from 'zod';

/**
 * A plate with sand on it: `sizeMm` is the long side or the diameter, `thicknessMm` at most a tenth of it.
 * An oblong plate is three to two. Edges hang free, or rest on a support.
 */
export const cymaticsProps = z.strictObject({
  shape: z.enum(['square', 'oblong', 'round']),
  edge: z.enum(['free', 'supported']),
  material: z.enum(['aluminium', 'steel', 'brass', 'glass']),
  sizeMm: z.int().min(100).max(400),
  thicknessMm: z.number().min(0.5).max(4),
});
export type CymaticsProps = z.infer<typeof cymaticsProps>;

/** Notes and their ratios; `bench` is where the learner begins. */
export const tuningsProps = z.strictObject({ bench: z.enum(['beats', 'scales', 'commas', 'string']) });
export type TuningsProps = z.infer<typeof tuningsProps>;
