import { z } from 'zod';
import { evidenceLabel } from './content.ts';
import { locale } from './locale.ts';

/** What a passage is: the lesson's own title and aims, or one thing that stands in it. */
export const PASSAGE_KINDS = ['lesson', 'text', 'example', 'misconception', 'term', 'claim'] as const;
export const passageKind = z.enum(PASSAGE_KINDS);
export type PassageKind = z.infer<typeof passageKind>;

/** A piece of a lesson that can be found and cited: plain text, maths between dollar signs in school notation. */
export const passage = z
  .object({
    lessonId: z.string(),
    /** The anchor on the lesson's page where it stands. */
    section: z.string(),
    kind: passageKind,
    heading: z.string(),
    text: z.string(),
    /** The weakest label among the claims that stand in it; null where there is none. */
    label: evidenceLabel.nullable(),
    /** Words it is about: a vocabulary entry's term; the skills of a lesson. */
    terms: z.array(z.string()),
  })
  .meta({ id: 'Passage' });
export type Passage = z.infer<typeof passage>;

/** What a browser searches lessons in without asking: one language; the same for as long as `version` is. */
export const lessonSearchIndex = z
  .object({ version: z.string(), locale, passages: z.array(passage) })
  .meta({ id: 'LessonSearchIndex' });
export type LessonSearchIndex = z.infer<typeof lessonSearchIndex>;
