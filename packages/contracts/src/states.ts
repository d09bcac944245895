import { z } from 'zod';
import { localisedText } from './locale.ts';
import { SUBJECT_KINDS } from './state-kinds.ts';
import { FILING_TYPES, RULE_KINDS, SOURCE_KINDS } from './state-kinds.ts';
import { STATE_CODES } from './state-names.ts';
import { SUBJECTS } from './subjects.ts';

/** A state's code, ISO 3166-2 (`US-PA`). */
export const stateCode = z.enum(STATE_CODES, 'Please choose a state');
export const filingType = z.enum(FILING_TYPES);

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const grade = z.int().min(0).max(12);
/** Grades something holds for, both ends included; 0 is kindergarten. */
const grades = z.object({ from: grade, to: grade }).refine(({ from, to }) => from <= to);
/** The same in three languages as it is kept, one sentence as it is told. */
type Text = typeof localisedText | z.ZodString;

/** A text that was really read, with the day. `asOf` is what the text says of its own age. */
const stateSource = z
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
const ruleOf = <T extends Text>(text: T) =>
  z.object({
    id,
    kind: z.enum(RULE_KINDS),
    text,
    /** The place in the law, as lawyers cite it. */
    statute: z.string().min(4),
    /** The day it took effect, or null: in force since before we could date it. */
    since: z.iso.date().nullable(),
    /** Was the rule found in one of the sources we read? False: not yet checked against any. */
    verified: z.boolean(),
    /** The day it was looked for. */
    verifiedOn: z.iso.date(),
    /** The sources it was looked for in. */
    sources: z.array(id).min(1),
  });

/** Time that a year asks for. One of `days` and `hours` is enough where both stand, unless `isEquivalent`. */
const timeMeasure = z
  .object({
    rule: id,
    grades,
    days: z.int().positive().nullable(),
    hours: z.int().positive().nullable(),
    /** Minutes that make a day, where the law says so. */
    dayMinutes: z.int().positive().nullable(),
    /** Of `hours`, so many in core subjects, and of these so many at the regular home location. */
    coreHours: z.int().positive().nullable(),
    coreHoursAtHome: z.int().positive().nullable(),
    /** The law wants the equivalent of `days` and counts it in `hours`: the hours decide, the days alone are not enough. */
    isEquivalent: z.boolean().default(false),
  })
  .meta({ id: 'StateTimeMeasure' });
export type TimeMeasure = z.infer<typeof timeMeasure>;

/** A subject under the state's own name, with what of ours can feed it: our subjects, or music and sport. */
export const stateSubject = z
  .object({
    id,
    name: z.string().min(2),
    rule: id,
    grades,
    takes: z.array(z.enum(SUBJECTS)),
    kinds: z.array(z.enum(SUBJECT_KINDS)),
    isCore: z.boolean(),
  })
  .meta({ id: 'StateSubject' });
export type StateSubject = z.infer<typeof stateSubject>;

/**
 * When something is due. `date` is that day: `at: start`, the last one not later than three months into the year;
 * `at: end`, the first one from two months before its end on. A family that begins after the day has `lateDays`
 * from its first day (null: the law names no day we know); with `letterDays`, it is due so many days after the district's
 * materials came where that is later. `window`: from one day of a month to another, at the start.
 * `before-start`, `after-start`: days from the first day. `parts`: the year in so many even parts, each at its end.
 */
const dueRule = z.discriminatedUnion('on', [
  z.object({
    on: z.literal('date'),
    at: z.enum(['start', 'end']),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
    lateDays: z.int().min(0).nullable(),
    letterDays: z.int().positive().optional(),
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

/** Something to hand in or to have in hand: what, when, to whom, in which grades. */
const dutyOf = <T extends Text>(text: T) =>
  z.object({
    id,
    type: filingType,
    rule: id,
    what: text,
    /** Who gets it; for what is only kept, where it is kept. */
    to: text,
    due: dueRule,
    /**
     * How the law names the day where it depends on what only the family knows (a letter that came, a plan it wrote).
     * The day reckoned from `due` is then only near it: it is told as such, and nothing is called late by it.
     */
    dueNote: z.nullable(text).default(null),
    grades,
    /** Only in these grades; null: in every grade of the span. */
    onlyGrades: z.array(grade).min(1).nullable(),
    /** Once, when the family begins, and not every year. */
    isOnce: z.boolean(),
    /** Sent to somebody: entering it locks the log so far. Otherwise it is only kept at home. */
    isSent: z.boolean(),
    /** Is there an official form? Ours is then not it, and says so. */
    officialForm: z.boolean(),
  });

const keepOf = <T extends Text>(text: T) =>
  z.object({ id, rule: id, what: text, years: z.int().positive().nullable() });

/** One lawful way to teach at home in a state. */
const pathwayOf = <T extends Text>(text: T) =>
  z.object({
    id,
    name: z.string().min(3),
    summary: text,
    rules: z.array(ruleOf(text)).min(1),
    time: z.array(timeMeasure),
    subjects: z.array(stateSubject),
    duties: z.array(dutyOf(text)),
    keep: z.array(keepOf(text)),
  });

const profileOf = <T extends Text>(text: T) =>
  z.object({
    code: stateCode,
    name: z.string(),
    /** One paragraph for somebody who has two minutes. */
    inShort: text,
    /** What changed lately, newest first. */
    changes: z.array(z.object({ on: z.iso.date(), text, source: id })),
    sources: z.array(stateSource).min(1),
    /** The first is the one most families take. */
    pathways: z.array(pathwayOf(text)).min(1),
  });

/** A state's law for homeschooling families as it is kept, as far as we read it. Not legal advice. */
export const stateProfile = profileOf(localisedText);
export type StateProfile = z.infer<typeof stateProfile>;
export type StatePathway = StateProfile['pathways'][number];
export type StateDuty = StatePathway['duties'][number];

/** The same, told in the reader's language. */
const toldState = profileOf(z.string()).meta({ id: 'ToldState' });
export type ToldState = z.infer<typeof toldState>;
export type ToldPathway = ToldState['pathways'][number];
export type ToldRule = ToldPathway['rules'][number];

/** A state by its name, and how much we can tell of it. */
const stateSummary = z
  .object({
    code: stateCode,
    name: z.string(),
    /** Null: no profile yet, the general record. */
    inShort: z.string().nullable(),
    pathways: z.array(z.object({ id, name: z.string() })),
    ruleCount: z.int(),
    verifiedCount: z.int(),
    verifiedOn: z.iso.date().nullable(),
  })
  .meta({ id: 'StateSummary' });
export type StateSummary = z.infer<typeof stateSummary>;
export const statesAnswer = z.object({ states: z.array(stateSummary) });
export const stateParams = z.object({ code: z.string().max(8) });
/** `profile` is null for a state we have not read yet. */
export const stateAnswer = z.object({
  code: stateCode,
  name: z.string(),
  profile: toldState.nullable(),
});
export type StateAnswer = z.infer<typeof stateAnswer>;
