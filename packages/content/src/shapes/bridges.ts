import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { words } from './common.ts';

const statement = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes'),
  label: evidenceLabel,
  sources: z.array(words).min(1),
  text: localisedText,
});
/** A sentence or two with one label. */
export type BridgeStatement = z.infer<typeof statement>;

/** A story beside the science it is often mixed up with: two columns, and where they part. */
const bridge = z.strictObject({
  mapping: words,
  story: z.array(statement).min(1),
  science: z.array(statement).min(1),
  apart: statement,
  question: localisedText,
});
export type Bridge = z.infer<typeof bridge>;

/** bridges.json: what the mythology pages tell, with the sources of it. */
export const bridgesFile = z.strictObject({
  sources: z.record(
    z.string(),
    z.strictObject({ text: z.string().min(8), primary: z.literal(true).optional() }),
  ),
  bridges: z.array(bridge),
});
