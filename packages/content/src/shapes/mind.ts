import { localisedText } from '@ori/contracts/locale';
import { mindBand, mindKind, mindLab } from '@ori/contracts/mind';
import { MIND_BANDS } from '@ori/contracts/mind-names';
import { z } from 'zod';
import { inFrenchAndSpanish, words } from './common.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** mind-activities.json: the quiet activities of consciousness.json, written out for their age; in its order. */
export const mindActivitiesFile = z.strictObject({
  activities: z.array(
    z.strictObject({
      id: slug,
      band: mindBand,
      kind: mindKind,
      minutes: z.int().positive(),
      lab: mindLab.nullable(),
      title: localisedText,
      purpose: localisedText,
      steps: z.array(localisedText).min(3),
      instead: localisedText,
      adult: localisedText,
    }),
  ),
  /** The rules of consciousness.json as a reader is told them, in its order. */
  safety: z.array(localisedText),
  talk: z.record(z.enum(MIND_BANDS), z.array(localisedText).min(1)),
});

/** translations/mind.json: the claims of consciousness.json in its order, and what the page says on contested things. */
export const mindWordsFile = z.strictObject({
  findings: z.array(inFrenchAndSpanish(words)),
  traditions: z.array(inFrenchAndSpanish(words)),
  contested: z.record(
    z.string(),
    inFrenchAndSpanish(z.strictObject({ title: words, says: words, note: z.string() })),
  ),
});
