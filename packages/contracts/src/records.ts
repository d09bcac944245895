import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { subject } from './content.ts';
import {
  ATTENDANCE_KINDS,
  BECAUSE_MAX,
  ENTRY_KINDS,
  ENTRY_MINUTES_MAX,
  ENTRY_PLACES,
  ENTRY_TITLE_MAX,
  FULL_DAY_MINUTES,
  MATERIAL_MAX,
  MATERIALS_MAX,
  RECORD_SOURCES,
  STATE_SUBJECT_MAX,
  WRITTEN_KINDS,
  YEAR_DAYS_MAX,
  YEAR_TEXT_MAX,
} from './record-names.ts';
import { STATE_CODES } from './state-names.ts';

export const attendanceKind = z.enum(ATTENDANCE_KINDS);
export const entryKind = z.enum(ENTRY_KINDS);
export const entryPlace = z.enum(ENTRY_PLACES);
export const recordSource = z.enum(RECORD_SOURCES);

const yearText = z.string().trim().max(YEAR_TEXT_MAX, `At most ${YEAR_TEXT_MAX} characters`);
const because = z.string().trim().max(BECAUSE_MAX, `At most ${BECAUSE_MAX} characters`);
const minutes = z
  .int()
  .min(1, 'At least 1 minute')
  .max(ENTRY_MINUTES_MAX, `At most ${ENTRY_MINUTES_MAX} minutes`);

/** One school year of one child, as forms and covers name it. Days are the child's own, both ends included. */
export const studentYear = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    /** `US-XX`; null elsewhere, or where the family told none. */
    state: z.string().nullable(),
    /** The pathway's id within the state's profile. */
    pathway: z.string().nullable(),
    legalName: z.string(),
    birthDate: z.iso.date().nullable(),
    /** The grade level: 0 is kindergarten. */
    grade: z.int(),
    schoolName: z.string(),
    supervisor: z.string(),
    qualification: z.string(),
    district: z.string(),
    /** Minutes that make a full day of attendance; half of them make half a day. */
    fullDayMinutes: z.int(),
  })
  .meta({ id: 'StudentYear' });
export type StudentYear = z.infer<typeof studentYear>;

/** A year as it is set up or set right; `id` is made by the browser. */
export const studentYearInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    startsOn: chosenDay,
    endsOn: chosenDay,
    state: z
      .string()
      .refine((code) => STATE_CODES.some((known) => known === code), 'Please choose a state')
      .nullable(),
    pathway: z.string().max(60).nullable(),
    legalName: yearText,
    birthDate: chosenDay.nullable(),
    grade: z.int().min(0).max(16),
    schoolName: yearText,
    supervisor: yearText,
    qualification: yearText,
    district: yearText,
    fullDayMinutes: z.int().min(30).max(600).default(FULL_DAY_MINUTES),
  })
  .strict()
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: 'The last day lies before the first',
    path: ['endsOn'],
  })
  .refine(({ startsOn, endsOn }) => daysBetween(startsOn, endsOn) < YEAR_DAYS_MAX, {
    message: `A year has at most ${YEAR_DAYS_MAX} days`,
    path: ['endsOn'],
  })
  .refine(({ startsOn, birthDate }) => birthDate === null || birthDate <= startsOn, {
    message: 'Please choose a date',
    path: ['birthDate'],
  });
export type StudentYearInput = z.infer<typeof studentYearInput>;

export const SPAN_TOO_LONG = `At most ${YEAR_DAYS_MAX} days at a time`;
/** May so many days be asked for or written at once? */
export function isShortSpan({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return daysBetween(from, to) < YEAR_DAYS_MAX;
}

const HOUR_MS = 3_600_000;
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS);
}

/** Half a day and the farthest clock: no moment of a day anywhere on earth lies farther from its noon in UTC. */
const FROM_NOON_MAX_MS = 26 * HOUR_MS;
function isMomentOf(day: string, moment: string): boolean {
  return Math.abs(Date.parse(moment) - Date.parse(`${day}T12:00:00Z`)) <= FROM_NOON_MAX_MS;
}

/**
 * One line of the contemporaneous log. Entries are never changed: what was wrong is struck (`struckAt`) and stays
 * readable, what is right is a new entry that names it (`correctionOf`). Only entries that are not struck count.
 */
export const instructionEntry = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    /** The child's own date on which it happened. */
    day: z.iso.date(),
    startedAt: z.iso.datetime().nullable(),
    minutes: z.int(),
    subject,
    /** The state's own subject that a parent named, by its name; null where the state's profile decides. */
    stateSubject: z.string().nullable(),
    /** Null: the state decides. */
    isCore: z.boolean().nullable(),
    place: entryPlace,
    kind: entryKind,
    title: z.string(),
    /** By title: books, lessons, skills practised. */
    materials: z.array(z.string()),
    source: recordSource,
    /** When it was written: what shows that the log was kept as things happened. */
    writtenAt: z.iso.datetime(),
    /** When the days around it were locked because they were filed. */
    lockedAt: z.iso.datetime().nullable(),
    correctionOf: z.uuid().nullable(),
    struckAt: z.iso.datetime().nullable(),
    /** Why, where a parent said so. */
    struckBecause: z.string().optional(),
  })
  .meta({ id: 'InstructionEntry' });
export type InstructionEntry = z.infer<typeof instructionEntry>;

/** What a day was, once a parent said so or the minutes of the day propose it. */
export const attendanceDay = z
  .object({
    day: z.iso.date(),
    kind: attendanceKind,
    minutes: z.int(),
    source: recordSource,
    writtenAt: z.iso.datetime(),
    lockedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AttendanceDay' });
export type AttendanceDay = z.infer<typeof attendanceDay>;

/** What a parent writes. `id` is made by the browser: sent twice, it is one. */
export const entryInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    day: chosenDay,
    startedAt: z.iso.datetime().nullable().default(null),
    minutes,
    subject,
    /** One of the subjects that the law of the day's year asks for, by its name; null leaves it to `subject`. */
    stateSubject: z.string().trim().min(1).max(STATE_SUBJECT_MAX).nullable().default(null),
    isCore: z.boolean().nullable().default(null),
    place: entryPlace.default('home'),
    kind: z.enum(WRITTEN_KINDS),
    title: z
      .string()
      .trim()
      .min(1, 'Please say what was done')
      .max(ENTRY_TITLE_MAX, `At most ${ENTRY_TITLE_MAX} characters`),
    materials: z
      .array(z.string().trim().min(1).max(MATERIAL_MAX, `At most ${MATERIAL_MAX} characters`))
      .max(MATERIALS_MAX)
      .default([]),
    /** What it sets right, found by its day; that line is struck. */
    corrects: z.object({ id: z.uuid(), day: chosenDay }).nullable().default(null),
  })
  .strict()
  .refine(({ day, startedAt }) => startedAt === null || isMomentOf(day, startedAt), {
    message: 'Please choose a date',
    path: ['startedAt'],
  });
export type EntryInput = z.infer<typeof entryInput>;

/** Which line is struck, found by its day, and why. */
export const strikeInput = z.object({ childId: z.uuid(), day: chosenDay, because }).strict();
export type StrikeInput = z.infer<typeof strikeInput>;

/** What a parent says of days, both ends included; null takes back what was said, and the minutes propose again. */
export const attendanceInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    from: chosenDay,
    to: chosenDay,
    kind: attendanceKind.nullable(),
    /** Weekends keep what they have. */
    weekdaysOnly: z.boolean().default(false),
  })
  .strict()
  .refine(({ from, to }) => from <= to, { message: 'The last day lies before the first', path: ['to'] })
  .refine(isShortSpan, { message: SPAN_TOO_LONG, path: ['to'] });
export type AttendanceInput = z.infer<typeof attendanceInput>;

/** Days that were filed: what stands in them now never changes any more. */
export const recordLock = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    because: z.string(),
    lockedAt: z.iso.datetime(),
  })
  .meta({ id: 'RecordLock' });
export type RecordLock = z.infer<typeof recordLock>;

export const lockInput = z
  .object({ id: z.uuid(), childId: z.uuid(), from: chosenDay, to: chosenDay, because })
  .strict()
  .refine(({ from, to }) => from <= to, { message: 'The last day lies before the first', path: ['to'] })
  .refine(isShortSpan, { message: SPAN_TOO_LONG, path: ['to'] });
export type LockInput = z.infer<typeof lockInput>;
