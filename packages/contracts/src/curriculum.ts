import { z } from 'zod';
import { band, lessonSummary, subject } from './content.ts';
import { type Band, BANDS, type Stage, STAGES } from './subjects.ts';

/** A skill as a curriculum page lists it. `standard` is the published code it supports (CCSS, NGSS, C3 …) or null. */
export const curriculumSkill = z
  .object({
    id: z.string(),
    title: z.string(),
    standard: z.string().nullable(),
    /** Whether there is practice that is checked at once. */
    practised: z.boolean(),
  })
  .meta({ id: 'CurriculumSkill' });
export type CurriculumSkill = z.infer<typeof curriculumSkill>;

/** A unit of a course: the lessons that are written, in order, the skills it teaches, the cultures it draws on. */
export const curriculumUnit = z
  .object({
    id: z.string(),
    title: z.string(),
    lessons: z.array(lessonSummary),
    skills: z.array(curriculumSkill),
    cultures: z.array(z.string()),
  })
  .meta({ id: 'CurriculumUnit' });
export type CurriculumUnit = z.infer<typeof curriculumUnit>;

/** One subject at one band, with every skill of it. */
export const curriculumCell = z
  .object({
    subject,
    band,
    title: z.string(),
    /** The course that holds its lessons; null while none is written. */
    courseId: z.string().nullable(),
    units: z.array(curriculumUnit),
    skills: z.array(curriculumSkill),
  })
  .meta({ id: 'CurriculumCell' });
export type CurriculumCell = z.infer<typeof curriculumCell>;
export const curriculumAnswer = z.object({ cells: z.array(curriculumCell) });
export type CurriculumAnswer = z.infer<typeof curriculumAnswer>;

/** The whole curriculum at a glance: titles and counts. */
export const curriculumOverview = z
  .object({
    cells: z.array(
      z.object({
        subject,
        band,
        units: z.array(z.string()),
        lessons: z.int(),
        skills: z.int(),
        practised: z.int(),
      }),
    ),
  })
  .meta({ id: 'CurriculumOverview' });
export type CurriculumOverview = z.infer<typeof curriculumOverview>;

/** Which part of the curriculum is asked for: a stage, a subject, or both. */
export const curriculumQuery = z.object({
  stage: z.enum(Object.keys(STAGES) as [Stage, ...Stage[]]).optional(),
  subject: subject.optional(),
});
export type CurriculumQuery = z.infer<typeof curriculumQuery>;

/** The bands of a stage, or all of them. */
export function bandsOf(stage: Stage | undefined): readonly Band[] {
  return stage === undefined ? BANDS : STAGES[stage];
}
