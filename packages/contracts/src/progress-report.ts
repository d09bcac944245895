import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { subject } from './content.ts';

/** The longest span of one report: a school year with both its ends. */
export const REPORT_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

/** A child's report over a span of days, both ends included, as the child's own calendar counts them. */
export const reportQuery = z
  .object({
    childId: z.uuid(),
    from: chosenDay,
    to: chosenDay,
  })
  .refine(({ from, to }) => from <= to, {
    message: 'Please choose a day on or after the first',
    path: ['to'],
  })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < REPORT_DAYS_MAX, {
    message: `At most ${REPORT_DAYS_MAX} days`,
    path: ['to'],
  });
export type ReportQuery = z.infer<typeof reportQuery>;

/**
 * A progress report as a document in its reader's language: the page and the printed sheet show the same words.
 * `figures` are counted, `sections` without entries are left out.
 */
export const progressReport = z
  .object({
    childId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    title: z.string(),
    span: z.string(),
    lead: z.string(),
    figures: z.array(z.object({ label: z.string(), value: z.string() })),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        intro: z.string(),
        items: z.array(z.object({ head: z.string(), text: z.string() })),
      }),
    ),
    /** How its figures came about. */
    foot: z.string(),
  })
  .meta({ id: 'ProgressReport' });
export type ProgressReport = z.infer<typeof progressReport>;

export const stuckQuery = z.object({ childId: z.uuid() });
/** Skills a child is stuck with, the latest first: the way of thinking behind it, what to ask, where it is taught. */
export const stuckAnswer = z
  .object({
    skills: z.array(
      z.object({
        skill: z.string(),
        title: z.string(),
        subject,
        misconception: z.string().nullable(),
        ask: z.string().nullable(),
        lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'StuckSkills' });
export type StuckAnswer = z.infer<typeof stuckAnswer>;
