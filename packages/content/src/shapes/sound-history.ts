import { source } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { z } from 'zod';
import { words, year } from './common.ts';

const deed = z.strictObject({
  id: words,
  year,
  who: words,
  label: z.literal('record'),
  text: localisedText,
  /** Of a record at least two, one of them a text or object of the time (charter §1). */
  sources: z
    .array(source)
    .min(2)
    .refine((sources) => sources.some(({ primary }) => primary), { error: 'one source is of the time' }),
});

/** sound-history.json: who found out what about sound and plates; the list of cymatics.json with its sources. */
export const soundHistoryFile = z.array(deed);

/** electricity-history.json: the people beside Tesla: who turned a field, tuned a circuit or heard a wave. */
export const electricityHistoryFile = z.array(deed);
