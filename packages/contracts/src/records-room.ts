import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { subject } from './content.ts';
import {
  attendanceKind,
  instructionEntry,
  isShortSpan,
  recordLock,
  recordSource,
  SPAN_TOO_LONG,
  studentYear,
} from './records.ts';

/** Minutes of a subject: all of them, the core ones, the core ones at home, and those away. */
export const subjectMinutes = z.object({
  subject,
  minutes: z.int(),
  core: z.int(),
  coreAtHome: z.int(),
  away: z.int(),
});
export type SubjectMinutes = z.infer<typeof subjectMinutes>;

/** A day of the year's calendar: what it was, null where nobody said and the minutes propose nothing. */
export const recordDay = z.object({
  day: z.iso.date(),
  minutes: z.int(),
  kind: attendanceKind.nullable(),
  source: recordSource.nullable(),
  /** When it was said, or when the last that proposes it was written. */
  writtenAt: z.iso.datetime(),
  lockedAt: z.iso.datetime().nullable(),
  /** What it was filed as, where that was something else. */
  filedAs: attendanceKind.nullable(),
});
export type RecordDay = z.infer<typeof recordDay>;

/** Days of attendance by kind; `attended` counts a half as a half. */
export const attendanceTotals = z.object({
  attended: z.number(),
  full: z.int(),
  half: z.int(),
  trip: z.int(),
  absent: z.int(),
  holiday: z.int(),
  sick: z.int(),
});
export type AttendanceTotals = z.infer<typeof attendanceTotals>;

/** A year at a glance. Days without minutes or a word are left out of `days`. */
export const recordSummary = z
  .object({
    childId: z.uuid(),
    /** The child's own date. */
    today: z.iso.date(),
    from: z.iso.date(),
    to: z.iso.date(),
    days: z.array(recordDay),
    attendance: attendanceTotals,
    minutes: z.int(),
    subjects: z.array(subjectMinutes),
    locks: z.array(recordLock),
  })
  .meta({ id: 'RecordSummary' });
export type RecordSummary = z.infer<typeof recordSummary>;

/** The years of a child, newest first, and what the next one would begin with. */
export const studentYearsAnswer = z.object({
  today: z.iso.date(),
  years: z.array(studentYear),
  /** Made from what is known of the child; `id` is the browser's to make. */
  proposed: studentYear.omit({ id: true }),
});
export type StudentYearsAnswer = z.infer<typeof studentYearsAnswer>;

export const yearsQuery = z.object({ childId: z.uuid() });
export const spanQuery = z
  .object({ childId: z.uuid(), from: chosenDay, to: chosenDay })
  .refine(({ from, to }) => from <= to, { message: 'The last day lies before the first', path: ['to'] })
  .refine(isShortSpan, { message: SPAN_TOO_LONG, path: ['to'] });
export type SpanQuery = z.infer<typeof spanQuery>;

/** Days of the log, newest first: so many that have entries, before a day. */
export const logDaysQuery = z
  .object({
    childId: z.uuid(),
    from: chosenDay,
    to: chosenDay,
    before: chosenDay.optional(),
    days: z.coerce.number().int().min(1).max(60).default(10),
  })
  .refine(({ from, to }) => from <= to, { message: 'The last day lies before the first', path: ['to'] })
  .refine(isShortSpan, { message: SPAN_TOO_LONG, path: ['to'] });
export type LogDaysQuery = z.infer<typeof logDaysQuery>;
export const logDaysAnswer = z.object({ entries: z.array(instructionEntry), hasMore: z.boolean() });
export type LogDaysAnswer = z.infer<typeof logDaysAnswer>;
