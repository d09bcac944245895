import { z } from 'zod';
import { MOLECULE_IDS, ORBITAL_IDS } from './matter-names.ts';

/** One electron around a proton: the learner starts with `orbital`, and may go on to all thirty. Lengths in Bohr radii. */
export const orbitalsProps = z.strictObject({ orbital: z.enum(ORBITAL_IDS) });
export type OrbitalsProps = z.infer<typeof orbitalsProps>;

/** Structures to turn and to measure, in ångström and degrees; the learner starts with `molecule`. */
export const moleculesProps = z.strictObject({ molecule: z.enum(MOLECULE_IDS) });
export type MoleculesProps = z.infer<typeof moleculesProps>;

/** Hydrogen and oxygen become water: how many molecules of each stand there at first. */
export const waterFormationProps = z.strictObject({
  hydrogen: z.int().min(0).max(6),
  oxygen: z.int().min(0).max(3),
  water: z.int().min(0).max(6),
});
export type WaterFormationProps = z.infer<typeof waterFormationProps>;
