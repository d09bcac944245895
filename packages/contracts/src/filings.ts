import { z } from 'zod';
import { chosenDay } from './chosen-day.ts';
import { locale } from './locale.ts';
import { studentYear } from './records.ts';
import {
  DUTY_STATES,
  FILING_METHODS,
  FILING_NOTE_MAX,
  FILING_RECEIPT_MAX,
  FILINGS_PAGE,
  MEASURE_STATES,
  SUBJECT_STATES,
} from './state-kinds.ts';
import { filingType, stateCode } from './states.ts';

const name = z.string().min(1).max(60);

/**
 * Something a parent handed in, or has in hand, for a duty of the law. Filings are never changed: what was wrong is
 * taken back, or corrected by another that names it, and stays readable.
 */
export const filing = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    yearId: z.uuid(),
    state: stateCode,
    pathway: z.string(),
    dutyId: z.string(),
    /** Which of several in a year, from 1. */
    part: z.int().nullable(),
    type: filingType,
    /** What it is, in the reader's language; the duty's id where the law no longer knows it. */
    what: z.string(),
    dueOn: z.iso.date().nullable(),
    sentOn: z.iso.date(),
    method: z.enum(FILING_METHODS),
    receipt: z.string(),
    note: z.string(),
    correctionOf: z.uuid().nullable(),
    writtenAt: z.iso.datetime(),
    /** When it was taken back or corrected. */
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Filing' });
export type Filing = z.infer<typeof filing>;

/** `id` is made by the browser: sent twice, it is one. `correctionOf` undoes what it names. Without `yearId`: the running year. */
export const filingInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    yearId: z.uuid().optional(),
    dutyId: name,
    part: z.int().min(1).max(12).nullable().default(null),
    sentOn: chosenDay,
    method: z.enum(FILING_METHODS),
    receipt: z
      .string()
      .trim()
      .max(FILING_RECEIPT_MAX, `At most ${FILING_RECEIPT_MAX} characters`)
      .default(''),
    note: z.string().trim().max(FILING_NOTE_MAX, `At most ${FILING_NOTE_MAX} characters`).default(''),
    correctionOf: z.uuid().nullable().default(null),
  })
  .strict();
export type FilingInput = z.infer<typeof filingInput>;

/**
 * The day that a family's plan or its district names for something due; null puts the law's back. Without `yearId`: of
 * the running year.
 */
export const ownDateInput = z
  .object({
    childId: z.uuid(),
    yearId: z.uuid().optional(),
    dutyId: name,
    part: z.int().min(1).max(12).nullable().default(null),
    dueOn: chosenDay.nullable(),
  })
  .strict();
export type OwnDateInput = z.infer<typeof ownDateInput>;

/** Why a filing is taken back. */
export const takeBackInput = z
  .object({
    id: z.uuid(),
    note: z.string().trim().max(FILING_NOTE_MAX, `At most ${FILING_NOTE_MAX} characters`),
  })
  .strict();
export type TakeBackInput = z.infer<typeof takeBackInput>;

export const filingsQuery = z.object({
  childId: z.uuid(),
  cursor: z.string().max(200).optional(),
  first: z.coerce.number().int().min(1).max(100).default(FILINGS_PAGE),
});
export type FilingsQuery = z.infer<typeof filingsQuery>;
export const filingsAnswer = z.object({ filings: z.array(filing), nextCursor: z.string().nullable() });
export type FilingsAnswer = z.infer<typeof filingsAnswer>;

const amount = z.object({ needed: z.number(), done: z.number() }).nullable();

/** A duty of this year, with where it stands today. Texts are in the reader's language. */
export const dutyStanding = z
  .object({
    dutyId: z.string(),
    part: z.int().nullable(),
    type: filingType,
    what: z.string(),
    to: z.string(),
    opensOn: z.iso.date().nullable(),
    /** Null: it depends on what we do not know. */
    dueOn: z.iso.date().nullable(),
    /** `dueOn` is the day that the family's plan or district names. */
    isOwn: z.boolean(),
    /** The day by the rule of the law, also where another one holds. */
    lawDueOn: z.iso.date().nullable(),
    /** A day the family named that does not fit the year any more: the law's holds again. */
    unfit: z.iso.date().nullable(),
    /** Or so many days after the district's materials came, where that is later. */
    letterDays: z.int().nullable(),
    /** How the law names the day where it depends on what only the family knows: `lawDueOn` is then only near it. */
    dueNote: z.string().nullable(),
    /** A family that only begins now has until this day. */
    lateOn: z.iso.date().nullable(),
    state: z.enum(DUTY_STATES),
    isSent: z.boolean(),
    officialForm: z.boolean(),
    statute: z.string(),
    verified: z.boolean(),
    filing: filing.nullable(),
  })
  .meta({ id: 'DutyStanding' });
export type ToldDuty = z.infer<typeof dutyStanding>;

/** Time in days, and in minutes. */
export const timeStanding = z
  .object({
    days: amount,
    minutes: amount,
    core: amount,
    coreAtHome: amount,
    dayMinutes: z.int().nullable(),
    state: z.enum(MEASURE_STATES),
    statute: z.string(),
    verified: z.boolean(),
  })
  .meta({ id: 'TimeStanding' });
export type ToldTime = z.infer<typeof timeStanding>;

const subjectStanding = z
  .object({
    id: z.string(),
    name: z.string(),
    minutes: z.int(),
    /** Minutes that may be this subject's, or another's. */
    perhaps: z.int(),
    isCore: z.boolean(),
    /** No subject of ours counts for it alone: a line is its own where a parent names it. */
    toName: z.boolean(),
    state: z.enum(SUBJECT_STATES),
  })
  .meta({ id: 'SubjectStanding' });
export type ToldSubject = z.infer<typeof subjectStanding>;

/** What the law wants of a child's year, and what is missing so far. */
export const requirementsAnswer = z
  .object({
    childId: z.uuid(),
    /** The child's own date. */
    today: z.iso.date(),
    /** Null where no year was set up. */
    year: studentYear.nullable(),
    /** Null where the family named no state. */
    state: z.object({ code: stateCode, name: z.string() }).nullable(),
    /** Null for a state we have not read: the general record. `isChosen`: the family chose it, else it is the usual one. */
    pathway: z.object({ id: z.string(), name: z.string(), isChosen: z.boolean() }).nullable(),
    duties: z.array(dutyStanding),
    time: z.array(timeStanding),
    subjects: z.array(subjectStanding),
    /** Minutes that no subject of the state takes. */
    unplaced: z.int(),
    daysAttended: z.number(),
    minutes: z.int(),
    /** Core minutes nobody said were core or not. */
    coreUnknown: z.int(),
  })
  .meta({ id: 'RequirementsAnswer' });
export type RequirementsAnswer = z.infer<typeof requirementsAnswer>;

/** Of the running year, or of the one named. */
export const requirementsQuery = z.object({ childId: z.uuid(), yearId: z.uuid().optional() });
export type RequirementsQuery = z.infer<typeof requirementsQuery>;
/**
 * `language`: what is printed; a district reads English. With `dutyId` (and `part`, from 1) it is the page to sign of
 * that duty alone; without it the packet: the record, the law, and a page for each duty.
 */
export const packetQuery = z.object({
  childId: z.uuid(),
  yearId: z.uuid().optional(),
  language: locale.default('en'),
  dutyId: name.optional(),
  part: z.coerce.number().int().min(1).max(12).optional(),
});
export type PacketQuery = z.infer<typeof packetQuery>;
