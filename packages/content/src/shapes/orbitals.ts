import { z } from 'zod';
import { words } from './common.ts';

const orbital = z.strictObject({
  id: words,
  n: z.int().min(1).max(4),
  l: z.int().min(0).max(3),
  m: z.int().min(-3).max(3),
  energyEV: z.number().negative(),
  radialNodes: z.int().min(0),
  angularNodes: z.int().min(0),
  meanRadiusBohr: z.number().positive(),
});

/** orbitals.json: real hydrogen orbitals to n = 4 (energies in eV, radii in Bohr radii). */
export const orbitalsFile = z.strictObject({
  formula: words,
  radial: z.record(z.string().regex(/^\d,\d$/), words),
  note: words,
  rydberg: words,
  orbitals: z.array(orbital),
});
