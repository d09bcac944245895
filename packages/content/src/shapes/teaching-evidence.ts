import { evidenceLabel } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { METHODS } from '@ori/contracts/method-names';
import { z } from 'zod';
import { words } from './common.ts';

/** teaching-evidence.json: what research says of each way of teaching that we use, and how far it carries. */
export const teachingEvidenceFile = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ text: z.string().min(8) })),
  statements: z
    .array(
      z.strictObject({
        id: z.enum(METHODS),
        label: evidenceLabel,
        sources: z.array(words).min(1),
        text: localisedText,
      }),
    )
    .length(METHODS.length)
    .refine((statements) => new Set(statements.map(({ id }) => id)).size === METHODS.length, {
      error: 'each way of teaching once',
    }),
});
