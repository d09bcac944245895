import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { GIVEN_AT_ONCE, NOT_GIVEN_WHYS } from './classroom-names.ts';
import { lessonSummary, subject } from './content.ts';
import { ASSIGNMENT_KINDS, givenWork } from './learning.ts';
import { REST_REASONS, SLOT_MINUTES_MAX, SLOT_MINUTES_MIN } from './plan-terms.ts';

/**
 * What an assignment is to a reader today: `planned` has time yet, `due` is for today, `late` was for
 * an earlier day and is still welcome, `done` is done. It follows what was done; nobody ticks it off.
 */
export const ASSIGNMENT_STATUSES = ['planned', 'due', 'done', 'late'] as const;
export const assignmentStatus = z.enum(ASSIGNMENT_STATUSES);
export type AssignmentStatus = z.infer<typeof assignmentStatus>;

/** Questions a practice assignment may ask for. */
export const PRACTICE_COUNT_MAX = 50;

/** A lesson, or practice of one skill, given to a child with a date, and how it stands today. */
export const plannedAssignment = givenWork
  .extend({
    completedAt: z.iso.datetime().nullable(),
    status: assignmentStatus,
    /** The teacher who gave it; null where it was given at home. */
    from: z
      .object({
        /** Null where that account is gone. */
        name: z.string().nullable(),
        isYou: z.boolean(),
        /** The teacher's own course it is part of, while the link stands: its title is the teacher's words. */
        course: z.object({ id: z.string(), title: z.string() }).nullable(),
        /** A parent chose its day: the teacher moves it no more. */
        isMovedAtHome: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'PlannedAssignment' });
export type PlannedAssignment = z.infer<typeof plannedAssignment>;

const dueOn = chosenDay;

/** What is given; `courseId` where the lesson is part of a course that a teacher put together. */
const givenWhat = {
  kind: z.enum(ASSIGNMENT_KINDS).optional(),
  lessonId: z.string().min(1).max(120).optional(),
  courseId: z.string().min(1).max(120).optional(),
  skill: z.string().min(1).max(60).optional(),
  count: z.int().min(1).max(PRACTICE_COUNT_MAX, `At most ${PRACTICE_COUNT_MAX} questions`).optional(),
  dueOn,
};
interface What {
  readonly kind?: (typeof ASSIGNMENT_KINDS)[number] | undefined;
  readonly lessonId?: string | undefined;
  readonly skill?: string | undefined;
}
const hasLesson = ({ kind, lessonId }: What): boolean => kind === 'practice' || lessonId !== undefined;
const hasSkill = ({ kind, skill }: What): boolean => kind !== 'practice' || skill !== undefined;
const NO_LESSON = { message: 'Please choose a lesson', path: ['lessonId'] };
const NO_SKILL = { message: 'Please choose a skill', path: ['skill'] };

/** What a grown-up gives: a lesson by its id, or so many questions of a skill. Without `kind` it is a lesson. */
export const planAssignmentInput = z
  .object({ childId: z.uuid(), ...givenWhat })
  .refine(hasLesson, NO_LESSON)
  .refine(hasSkill, NO_SKILL);
export type PlanAssignmentInput = z.infer<typeof planAssignmentInput>;

/** The same for several children. */
export const giveSeveralInput = z
  .object({ childIds: z.array(z.uuid()).min(1, 'Please choose a child').max(GIVEN_AT_ONCE), ...givenWhat })
  .strict()
  .refine(hasLesson, NO_LESSON)
  .refine(hasSkill, NO_SKILL);
export type GiveSeveralInput = z.infer<typeof giveSeveralInput>;

/** Questions of a practice assignment that names no number. */
export const PRACTICE_COUNT = 10;

export const moveAssignmentInput = z.object({ dueOn }).strict();

/** Whose: a learner's own without `childId`; a parent without `childId` sees all children. `status` keeps those only. */
export const assignmentsQuery = z.object({
  childId: z.uuid().optional(),
  status: assignmentStatus.optional(),
});
export const assignmentsAnswer = z.object({ assignments: z.array(plannedAssignment) });

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekday = z.int().min(1).max(7);

/** So many minutes of a subject on a day of the week. */
export const timetableSlot = z.object({
  weekday,
  subject,
  minutes: z
    .int()
    .min(SLOT_MINUTES_MIN, `At least ${SLOT_MINUTES_MIN} minutes`)
    .max(SLOT_MINUTES_MAX, `At most ${SLOT_MINUTES_MAX} minutes`),
});
export type TimetableSlot = z.infer<typeof timetableSlot>;

const wholeWeek = z.array(timetableSlot).max(35);
/**
 * The whole week; each subject at most once a day. Saving it draws the coming weeks anew. `before` is the week the
 * change began from: where another one stands by now, it is not written over unseen.
 */
export const timetableInput = z
  .object({ childId: z.uuid().optional(), slots: wholeWeek, before: wholeWeek.optional() })
  .strict()
  .refine(
    ({ slots }) => new Set(slots.map((slot) => `${slot.weekday}${slot.subject}`)).size === slots.length,
    { message: 'Each subject stands at most once a day', path: ['slots'] },
  );
export type TimetableInput = z.infer<typeof timetableInput>;

/** One thing on a day: a lesson of a course, or practice of a subject where no lesson is left. */
export const scheduleEntry = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    day: z.iso.date(),
    subject,
    kind: z.enum(ASSIGNMENT_KINDS),
    courseId: z.string().nullable(),
    lesson: lessonSummary.nullable(),
    minutes: z.int(),
    /** True when somebody chose its day by hand: drawing the plan anew leaves it there. */
    isPinned: z.boolean(),
    status: assignmentStatus,
  })
  .meta({ id: 'ScheduleEntry' });
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

export const restReason = z.enum(REST_REASONS);
export const REST_DAYS_MAX = 120;

/** Days off, both ends included. `childId` is null when they are the whole family's. */
export const restSpan = z
  .object({
    id: z.uuid(),
    childId: z.uuid().nullable(),
    from: z.iso.date(),
    to: z.iso.date(),
    reason: restReason,
    title: z.string().nullable(),
  })
  .meta({ id: 'RestSpan' });
export type RestSpan = z.infer<typeof restSpan>;

/** A parent without `childId` means the whole family; a learner means themselves, and may only `pause`. */
export const addRestInput = z
  .object({
    childId: z.uuid().optional(),
    from: chosenDay,
    to: chosenDay,
    reason: restReason,
    title: z.string().trim().max(60).optional(),
  })
  .strict()
  .refine(({ from, to }) => from <= to, { message: 'The last day lies before the first', path: ['to'] });
export type AddRestInput = z.infer<typeof addRestInput>;

/** Weeks of the plan that are shown from `from` on; without `from` the week that is running. */
export const scheduleQuery = z.object({
  childId: z.uuid().optional(),
  from: chosenDay.optional(),
  weeks: z.coerce.number().int().min(1).max(8).optional(),
});

export const schedule = z
  .object({
    childId: z.uuid(),
    /** The learner's own date. */
    today: z.iso.date(),
    from: z.iso.date(),
    to: z.iso.date(),
    timetable: z.array(timetableSlot),
    entries: z.array(scheduleEntry),
    rests: z.array(restSpan),
    /** The days between and around terms, when there is no school; both ends included. */
    closed: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
    /** Lessons of days before today that are still open, of whatever week. */
    behind: z.int(),
    /** May the reader change it? A learner from `high` on may change their own; younger ones look at it. */
    mayEdit: z.boolean(),
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof schedule>;

/** “Move to…”: what follows in the same course moves on so that the order stays. */
export const moveEntryInput = z.object({ day: chosenDay }).strict();
/**
 * A day is lost: what was planned on it moves to the next day of its subject, and the rest after it. `everyone`
 * means all children of a parent.
 */
export const sickDayInput = z
  .object({
    childId: z.uuid().optional(),
    everyone: z.boolean().optional(),
    day: chosenDay,
  })
  .strict();

export const CHANGE_KINDS = ['move', 'sick', 'holiday', 'catch-up'] as const;

/** What one press did to a plan, to be shown and taken back. */
export const planChange = z
  .object({
    id: z.uuid(),
    kind: z.enum(CHANGE_KINDS),
    /** The day it was about. */
    day: z.iso.date(),
    madeAt: z.iso.datetime(),
    moved: z.array(
      z.object({
        childId: z.uuid(),
        entryId: z.uuid(),
        subject,
        /** The lesson's title; null for practice. */
        title: z.string().nullable(),
        from: z.iso.date(),
        to: z.iso.date(),
      }),
    ),
  })
  .meta({ id: 'PlanChange' });
export type PlanChange = z.infer<typeof planChange>;
/** `change` is null where nothing had to change. */
export const changeAnswer = z.object({ change: planChange.nullable() });
export type ChangeAnswer = z.infer<typeof changeAnswer>;
export const changesQuery = z.object({ childId: z.uuid().optional() });
export const changesAnswer = z.object({ changes: z.array(planChange) });
export type ChangesAnswer = z.infer<typeof changesAnswer>;
/** Whose lessons of past days move on; `everyone` means all children of a parent. */
export const catchUpInput = z
  .object({ childId: z.uuid().optional(), everyone: z.boolean().optional() })
  .strict();

export const MOVED_AT_ONCE = 50;
/** Several assignments to one date. */
export const moveAssignmentsInput = z
  .object({ ids: z.array(z.uuid()).min(1).max(MOVED_AT_ONCE), dueOn })
  .strict();
export const moveAssignmentsAnswer = z.object({ moved: z.int() });

export const giveSeveralAnswer = z.object({
  given: z.array(plannedAssignment),
  notGiven: z.array(z.object({ childId: z.uuid(), why: z.enum(NOT_GIVEN_WHYS) })),
});
export type GiveSeveralAnswer = z.infer<typeof giveSeveralAnswer>;
