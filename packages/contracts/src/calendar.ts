import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { band, lessonSummary, subject } from './content.ts';
import { TERM_TITLE_MAX, TERMS_MAX } from './plan-terms.ts';
import { assignmentStatus, restSpan } from './planning.ts';
import { YEAR_DAYS_MAX } from './record-names.ts';

const DAY_MS = 86_400_000;

const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;
const WRONG_ORDER = { message: 'The last day lies before the first', path: ['to'] };

/** A span of the year in which there is school, both ends included; `childId` is null for the whole family's. */
export const schoolTerm = z
  .object({
    id: z.uuid(),
    childId: z.uuid().nullable(),
    title: z.string(),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .meta({ id: 'SchoolTerm' });
export type SchoolTerm = z.infer<typeof schoolTerm>;

const termInput = z
  .object({
    /** Names a term that stands already, so that it stays the same one in calendars elsewhere. */
    id: z.uuid().optional(),
    childId: z.uuid().nullable(),
    title: z.string().trim().min(1, 'Please give it a name').max(TERM_TITLE_MAX),
    from: chosenDay,
    to: chosenDay,
  })
  .strict()
  .refine(isInOrder, WRONG_ORDER);

/** The family's whole year: what is not in it any more is taken away, and plans are drawn anew. */
export const schoolYearInput = z
  .object({ startsOn: chosenDay, endsOn: chosenDay, terms: z.array(termInput).max(TERMS_MAX) })
  .strict()
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: 'The last day lies before the first',
    path: ['endsOn'],
  })
  .refine(({ startsOn, endsOn }) => (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS < YEAR_DAYS_MAX, {
    message: `A school year has at most ${YEAR_DAYS_MAX} days`,
    path: ['endsOn'],
  });
export type SchoolYearInput = z.infer<typeof schoolYearInput>;

/** A child's year, and where its ends come from: the child's own record, or the family. */
export const childYear = z.object({
  childId: z.uuid(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  source: z.enum(['record', 'family']),
});
export const schoolYear = z
  .object({
    /** Null as long as the family has not set a year. */
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    terms: z.array(schoolTerm),
    children: z.array(childYear),
    /** Days off from a year ago on: the family's and each child's, in order. */
    rests: z.array(restSpan),
  })
  .meta({ id: 'SchoolYear' });
export type SchoolYear = z.infer<typeof schoolYear>;

export const CALENDAR_KINDS = ['lesson', 'practice', 'assignment', 'rest', 'term', 'deadline'] as const;

/** One thing in the calendar; `until` is its last day. `childId` is null for the whole family's. */
export const calendarItem = z
  .object({
    /** The same as long as it is the same thing, also when it moves. */
    key: z.string(),
    kind: z.enum(CALENDAR_KINDS),
    day: z.iso.date(),
    until: z.iso.date(),
    childId: z.uuid().nullable(),
    /** Null for days off without a name of their own (`reason` tells what they are) and for practice (of `subject`). */
    title: z.string().nullable(),
    reason: z.string().nullable(),
    subject: subject.nullable(),
    status: assignmentStatus.nullable(),
    /** The dated entry or assignment behind it, to be moved. */
    sourceId: z.uuid().nullable(),
    lessonId: z.string().nullable(),
  })
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItem>;

export const CALENDAR_DAYS_MAX = 62;
export const calendarQuery = z
  .object({ from: chosenDay, to: chosenDay })
  .refine(isInOrder, WRONG_ORDER)
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS <= CALENDAR_DAYS_MAX, {
    message: `At most ${CALENDAR_DAYS_MAX} days at once`,
    path: ['to'],
  });
export const calendarAnswer = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The parent's own date. */
  today: z.iso.date(),
  items: z.array(calendarItem),
});
export type CalendarAnswer = z.infer<typeof calendarAnswer>;

/** A parent's feed for calendars elsewhere; its address is told once, when it is made. */
export const feedStanding = z
  .object({
    exists: z.boolean(),
    /** Are children called by their first names in it? */
    hasNames: z.boolean(),
    madeAt: z.iso.datetime().nullable(),
    lastReadAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FeedStanding' });
export type FeedStanding = z.infer<typeof feedStanding>;
export const feedInput = z.object({ hasNames: z.boolean() }).strict();
/** Made or made anew: an earlier address leads nowhere from then on. */
export const feedMade = feedStanding.extend({ address: z.url() }).meta({ id: 'FeedMade' });
export type FeedMade = z.infer<typeof feedMade>;

/** A course as a child follows it. */
export const followedCourse = z
  .object({
    courseId: z.string(),
    title: z.string(),
    subject,
    band,
    isOwn: z.boolean(),
    lessons: z.int(),
    completed: z.int(),
    next: lessonSummary.nullable(),
    /** Lessons of this course a week by the timetable's days and minutes; 0 without time for its subject. */
    forecast: z.object({
      /** The day of its last lesson, at the timetable's pace; null without time, and for a course that is done. */
      endsOn: z.iso.date().nullable(),
      /** Lessons that would stand after the end of the child's year. */
      afterYear: z.int(),
    }),
    /** `chosen` by a parent, `begun` by the child, or the catalogue's for the child's `age`. */
    because: z.enum(['chosen', 'begun', 'age']),
  })
  .meta({ id: 'FollowedCourse' });
export type FollowedCourse = z.infer<typeof followedCourse>;

export const childCourses = z.object({
  childId: z.uuid(),
  yearEndsOn: z.iso.date().nullable(),
  courses: z.array(followedCourse),
});
export const followedAnswer = z.object({ children: z.array(childCourses) });
export type FollowedAnswer = z.infer<typeof followedAnswer>;
export type ChildCourses = z.infer<typeof childCourses>;

export const COURSES_MAX = 30;
/** The courses a child follows from now on, in order; others are left, and their lessons stay done. */
export const followInput = z
  .object({
    childId: z.uuid().optional(),
    courseIds: z
      .array(z.string().min(1).max(120))
      .max(COURSES_MAX)
      .refine((ids) => new Set(ids).size === ids.length, 'Each course stands once'),
  })
  .strict();
