import { evidenceLabel, SOURCES_NEEDED, source, SUBJECTS, subject } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { z } from 'zod';

const subjectSound = z
  .strictObject({
    subject,
    /** Hertz; null where the subject knows none, and `why` says so. */
    frequencyHz: z.number().positive().nullable(),
    title: localisedText,
    label: evidenceLabel,
    text: localisedText,
    why: localisedText.nullable(),
    sources: z.array(source),
  })
  .refine(({ frequencyHz, why }) => (frequencyHz === null) === (why !== null), {
    error: 'a subject has a frequency, or says why it has none',
    path: ['why'],
  })
  .refine(({ label, sources }) => sources.length >= SOURCES_NEEDED[label], {
    error: 'too few sources for the label',
    path: ['sources'],
  });

/** subject-sounds.json: what is documented of sound and frequency in each subject, each subject once. */
export const subjectSoundsFile = z
  .array(subjectSound)
  .refine((all) => SUBJECTS.every((id) => all.filter((one) => one.subject === id).length === 1), {
    error: 'each subject stands once',
  });
