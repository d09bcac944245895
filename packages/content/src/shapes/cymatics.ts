import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { words } from './common.ts';

const ratios = z.record(z.string().regex(/^\d+,\d+$/), z.number().positive());

const plates = z.strictObject({
  equations: z.record(z.string(), words),
  freeSquareLambda: z.strictObject({ nu: z.number(), values: z.array(z.number().positive()), how: words }),
  freeCircleLambda: z.strictObject({ nu: z.number(), byDiametersCircles: ratios, how: words }),
  membraneRatios: ratios,
  example: words,
  /** Young's modulus (Pa), density (kg/m³), Poisson's ratio. */
  materials: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
  safety: words,
  history: z.array(words),
});

/** `color`, `chakra` and `healing` stay null: no frequency owns one (charter rule 5). */
const pattern = z.strictObject({
  frequency: z.number().positive(),
  musicalNote: words,
  cents: z.number(),
  pattern: words,
  description: words,
  label: evidenceLabel,
  evidence: words,
  note: z.string(),
  color: z.null(),
  chakra: z.null(),
  healing: z.null(),
  applications: z.array(words),
});

/** cymatics.json: plate constants and tones (hertz). */
export const cymaticsFile = z.strictObject({ plates, patterns: z.array(pattern) });
