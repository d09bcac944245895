import { z } from 'zod';
import { band, evidenceLabel, relation } from '@ori/contracts/content';
import { mappingSubject, words } from './common.ts';

const channel = z.enum(['text', 'teaching', 'trade', 'artefact', 'language', 'living-practice']);

/** A claim that one modern and one ancestral concept belong together in a stated way (charter §3). */
export const mapping = z.strictObject({
  id: words,
  culture: words,
  modernConcept: words,
  ancestralConcept: words,
  connection: words,
  relation,
  channel: channel.optional(),
  evidence: evidenceLabel,
  subjects: z.array(mappingSubject).min(1),
  bands: z.array(band).min(1),
  sources: z.array(words).min(1),
  date: words,
  needsReview: z.boolean(),
  primary: words,
});
export type Mapping = z.infer<typeof mapping>;

/** mappings.json: relations, bibliography by id, mappings. */
export const mappingsFile = z.strictObject({
  relationTypes: z.array(relation),
  bibliography: z.record(z.string(), z.string().min(8)),
  mappings: z.array(mapping),
});

/** primary-sources.json: bibliography ids that are the object or text itself, or its edition or translation. */
export const primarySourcesFile = z.array(words);
