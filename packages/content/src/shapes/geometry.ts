import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { words } from './common.ts';

/** geometry.json: geometric principles. */
export const geometryFile = z.array(
  z.strictObject({
    id: words,
    name: words,
    description: words,
    mathematicalBasis: words,
    naturalOccurrences: words,
    architecturalApplications: words,
    spiritualSignificance: words,
    primaryLabel: evidenceLabel,
    evidenceNotes: words,
    doubt: z.boolean(),
  }),
);
