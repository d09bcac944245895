import { z } from 'zod';
import { localisedText } from './locale.ts';
import { STATE_CODES } from './state-names.ts';
import { SUBJECTS } from './subjects.ts';

/** A state's code, ISO 3166-2 (`US-PA`). */
export const stateCode = z.enum(STATE_CODES, 'Please choose a state');

/** What a rule is about; pages list rules in this order. */
export const RULE_KINDS = [
  'notice',
  'time',
  'subjects',
  'records',
  'assessment',
  'inspection',
  'teacher',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** What a family hands in, or has in hand, at a date. */
export const FILING_TYPES = [
  'intent',
  'affidavit',
  'plan',
  'quarterly',
  'semiannual',
  'attendance',
  'assessment',
  'evaluation',
  'progress',
  'approval',
  'membership',
  'credential',
] as const;
export const filingType = z.enum(FILING_TYPES);
export type FilingType = z.infer<typeof filingType>;

/** What a source is: the law itself, an office of the state, a school district, or somebody who writes about it. */
export const SOURCE_KINDS = ['statute', 'regulation', 'bill', 'agency', 'district', 'guide'] as const;

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const grade = z.int().min(0).max(12);

/** A text that was really read, with the day. `asOf` is what the text says of its own age. */
export const stateSource = z
  .object({
    id,
    title: z.string().min(3),
    url: z.url(),
    kind: z.enum(SOURCE_KINDS),
    readOn: z.iso.date(),
    asOf: z.string().min(4).nullable(),
  })
  .meta({ id: 'StateSource' });
export type StateSource = z.infer<typeof stateSource>;

/** One rule of the law in plain words, with where it stands and how far we checked it. */
export const stateRule = z
  .object({
    id,
    kind: z.enum(RULE_KINDS),
    text: localisedText,
    /** The place in the law, as lawyers cite it. */
    statute: z.string().min(4),
    /** The day it took effect, or null: in force since before we could date it. */
    since: z.iso.date().nullable(),
    /** Was the rule found in one of the sources we read? False: not yet checked against the statute. */
    verified: z.boolean(),
    verifiedOn: z.iso.date(),
    /** The sources it was checked against. */
    sources: z.array(id).min(1),
  })
  .meta({ id: 'StateRule' });
export type StateRule = z.infer<typeof stateRule>;

/** Grades a measure holds for, both ends included; 0 is kindergarten. */
const gradeSpan = z.object({ from: grade, to: grade }).refine(({ from, to }) => from <= to);

/** Time that a year asks for. One of `days` and `hours` is enough where both stand. */
export const timeMeasure = z
  .object({
    rule: id,
    grades: gradeSpan,
    days: z.int().positive().nullable(),
    hours: z.int().positive().nullable(),
    /** Minutes that make a day, where the law says so. */
    dayMinutes: z.int().positive().nullable(),
    /** Of `hours`, so many in core subjects, and of these so many at the regular home location. */
    coreHours: z.int().positive().nullable(),
    coreHoursAtHome: z.int().positive().nullable(),
  })
  .meta({ id: 'StateTimeMeasure' });
export type TimeMeasure = z.infer<typeof timeMeasure>;

/** A subject under the state's own name, with which of ours feed it. Minutes go to the first that takes them. */
export const stateSubject = z
  .object({
    id,
    name: z.string().min(2),
    rule: id,
    grades: gradeSpan,
    takes: z.array(z.enum(SUBJECTS)),
    isCore: z.boolean(),
  })
  .meta({ id: 'StateSubject' });
export type StateSubject = z.infer<typeof stateSubject>;

/**
 * When something is due. `date`: that day of the student-year, counted from 1 July before it;
 * `following`: the same day after the year's end. A year that starts later than the day has `lateDays` from its
 * start (null: the law says nothing we know). `window`: between two days. `before-start`, `after-start`: days from
 * the first day; `year-end`: by the last day; `parts`: the year in so many even parts, each at its end.
 */
export const dueRule = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('date'),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    following: z.boolean(),
    lateDays: z.int().min(0).nullable(),
  }),
  z.object({
    on: z.literal('window'),
    month: z.int().min(1).max(12),
    first: z.int().min(1).max(31),
    last: z.int().min(1).max(31),
  }),
  z.object({ on: z.literal('before-start'), days: z.int().min(0) }),
  z.object({ on: z.literal('after-start'), days: z.int().min(0) }),
  z.object({ on: z.literal('year-end') }),
  z.object({ on: z.literal('parts'), count: z.int().min(2).max(12) }),
]);
export type DueRule = z.infer<typeof dueRule>;

/** Something to hand in or to have: what, when, to whom, in which grades, and whether in the first year only. */
export const stateDuty = z
  .object({
    id,
    type: filingType,
    rule: id,
    what: localisedText,
    to: localisedText,
    due: dueRule,
    grades: gradeSpan,
    /** Only in these grades; null: in every grade of the span. */
    onlyGrades: z.array(grade).min(1).nullable(),
    /** Once, when the family begins, and not every year. */
    isOnce: z.boolean(),
    /** Sent to somebody (then a filing can be entered and locks the log), or only kept at home. */
    isSent: z.boolean(),
    /** The span of the log that sending it locks. */
    locks: z.enum(['none', 'so-far', 'part']),
    /** Is there an official form? Then our page is not it, and says so. */
    officialForm: z.boolean(),
  })
  .meta({ id: 'StateDuty' });
export type StateDuty = z.infer<typeof stateDuty>;

/** One lawful way to teach at home in a state. */
export const statePathway = z
  .object({
    id,
    name: z.string().min(3),
    summary: localisedText,
    rules: z.array(stateRule).min(1),
    time: z.array(timeMeasure),
    subjects: z.array(stateSubject),
    duties: z.array(stateDuty),
    /** What is kept: work samples, log, reading list, tests; each names the rule it stands on. */
    keep: z.array(
      z.object({ id, rule: id, what: localisedText, years: z.int().positive().nullable() }),
    ),
  })
  .meta({ id: 'StatePathway' });
export type StatePathway = z.infer<typeof statePathway>;

/** A state's law for homeschooling families, as far as we read it. Not legal advice. */
export const stateProfile = z
  .object({
    code: stateCode,
    name: z.string(),
    /** One paragraph for somebody who has two minutes. */
    inShort: localisedText,
    /** What changed lately, newest first. */
    changes: z.array(z.object({ on: z.iso.date(), text: localisedText, source: id })),
    sources: z.array(stateSource).min(1),
    /** The first is the one most families take. */
    pathways: z.array(statePathway).min(1),
  })
  .meta({ id: 'StateProfile' });
export type StateProfile = z.infer<typeof stateProfile>;
