import { band, claim, source, subject } from '@ori/contracts/content';
import { locale } from '@ori/contracts/locale';
import { z } from 'zod';
import type { LessonDraft } from '../lessons/draft.ts';

/** What the index keeps of a lesson file: enough to list it; the rest is read when the lesson is opened. */
export const lessonRow = z.object({
  file: z.string(),
  id: z.string(),
  locale,
  title: z.string(),
  summary: z.string(),
  subject,
  band,
  grade: z.string(),
  durationMin: z.number(),
  skills: z.array(z.string()),
  kimMappings: z.array(z.string()),
  practice: z.array(z.object({ skill: z.string(), count: z.number() })),
  claims: z.array(claim),
  sources: z.array(source),
  reviewers: z.array(z.object({ role: z.string(), name: z.string(), date: z.string() })),
});
export type LessonRow = z.infer<typeof lessonRow>;

/** The row of a lesson file. */
export function rowOf({ place, front }: LessonDraft): LessonRow {
  const { id, title, summary, grade, durationMin, skills, kimMappings, claims, sources, reviewers } = front;
  return {
    file: place.file,
    id,
    locale: place.locale,
    title,
    summary,
    subject: front.subject,
    band: front.band,
    grade,
    durationMin,
    skills,
    kimMappings,
    practice: front.practice.map(({ skill, count }) => ({ skill, count })),
    claims,
    sources,
    reviewers,
  };
}
