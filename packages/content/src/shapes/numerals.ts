import { evidenceLabel, source } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { NUMERAL_SYSTEMS } from '@ori/contracts/numeral-names';
import { z } from 'zod';
import { words } from './common.ts';

const claim = z
  .strictObject({
    id: words,
    system: z.enum(NUMERAL_SYSTEMS),
    label: evidenceLabel.extract(['record', 'debate']),
    text: localisedText,
    /** At least two; of a record one is a text or object of the time (charter §1). */
    sources: z.array(source).min(2),
  })
  .refine(({ label, sources }) => label !== 'record' || sources.some(({ primary }) => primary), {
    error: 'one source of a record is of the time',
    path: ['sources'],
  });

/** numerals.json: what is said of the six ways of writing numbers beyond their mappings. */
export const numeralsFile = z.array(claim);
