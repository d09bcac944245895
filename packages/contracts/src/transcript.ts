import { z } from 'zod';
import { chosenDay as day } from './chosen-day.ts';
import { subject } from './content.ts';
import {
  COURSE_GRADINGS,
  COURSE_LEVELS,
  COURSE_STATUSES,
  CREDIT_BASES,
  CREDIT_HOURS_MAX,
  CREDIT_HOURS_MIN,
  CREDIT_MAX,
  GRADE_SOURCES,
  GRADING_SCALES,
  MARK_KINDS,
  MARK_POINTS_MAX,
  MARK_WEIGHT_MAX,
  PAPERS,
  RECORD_FIELDS,
  REPEAT_RULES,
  SCHOOL_YEAR_MAX,
  SCHOOL_YEAR_MIN,
  TERMS,
  TRANSCRIPT_DOCUMENTS,
  WEIGHT_MAX,
} from './transcript-names.ts';

const line = (max: number) => z.string().trim().max(max, `At most ${max} characters`);
const weight = z.int().min(0, 'Not below 0').max(WEIGHT_MAX, 'At most 2');

/** How a family's transcript of one child is reckoned and what stands in its head. Weights are hundredths of a grade point. */
export const transcriptSettings = z
  .object({
    scale: z.enum(GRADING_SCALES),
    honoursWeight: weight,
    apWeight: weight,
    dualWeight: weight,
    creditBasis: z.enum(CREDIT_BASES),
    hoursPerCredit: z
      .int()
      .min(CREDIT_HOURS_MIN, `At least ${CREDIT_HOURS_MIN} hours`)
      .max(CREDIT_HOURS_MAX, `At most ${CREDIT_HOURS_MAX} hours`),
    repeatRule: z.enum(REPEAT_RULES),
    studentName: line(120),
    birthDate: day.nullable(),
    schoolName: line(120),
    schoolAddress: line(240),
    administrator: line(120),
    ninthGradeStart: day.nullable(),
    graduatesOn: day.nullable(),
    paper: z.enum(PAPERS),
  })
  .strict()
  .meta({ id: 'TranscriptSettings' });
export type TranscriptSettings = z.infer<typeof transcriptSettings>;
export const transcriptSettingsInput = transcriptSettings.extend({ childId: z.uuid() }).strict();
export type TranscriptSettingsInput = z.infer<typeof transcriptSettingsInput>;

const courseFields = {
  title: line(120).min(1, 'Please give the course a title'),
  subject,
  level: z.enum(COURSE_LEVELS),
  provider: line(120),
  /** The year the school year begins in: 2026 is 2026–27. */
  year: z.int().min(SCHOOL_YEAR_MIN, 'Please check the year').max(SCHOOL_YEAR_MAX, 'Please check the year'),
  gradeLevel: z.int().min(0).max(12),
  term: z.enum(TERMS),
  status: z.enum(COURSE_STATUSES),
  grading: z.enum(COURSE_GRADINGS),
  gradeFrom: z.enum(GRADE_SOURCES),
  /** The grade a parent gave in the words of the scale; only where it comes from their own word. */
  grade: line(6).nullable(),
  /** Minutes a parent counted; null leaves those of the record. */
  minutes: z.int().min(0, 'Not below 0').max(60_000, 'At most 1000 hours').nullable(),
  /** Hundredths of a credit, where credit is given for completion. */
  credit: z.int().min(0, 'Not below 0').max(CREDIT_MAX, 'At most 10 credits').nullable(),
  /** The earlier course of the same child that this one repeats. */
  repeats: z.uuid().nullable(),
  description: line(2_000),
  texts: line(1_000),
  instructor: line(120),
  method: line(1_000),
  assessment: line(1_000),
};
export const transcriptCourseInput = z.object(courseFields).strict();
export type TranscriptCourseInput = z.infer<typeof transcriptCourseInput>;

/** `id` is made by the browser: sent twice, it is one course. `productCourse`: the course of ours it was, for hours and mastery. */
export const addCourseInput = z
  .object({
    ...courseFields,
    id: z.uuid(),
    childId: z.uuid(),
    productCourse: z.string().max(120).nullable(),
  })
  .strict();
export type AddCourseInput = z.infer<typeof addCourseInput>;

/** Skills of a course's lessons, and how many of them are mastered. */
const masteryFigures = z.object({ mastered: z.int(), total: z.int() });

/** A course taken, with what follows from it. Credits and points are hundredths. */
export const transcriptCourse = z
  .object({
    ...courseFields,
    id: z.uuid(),
    productCourse: z.string().nullable(),
    /** What the record held of our course when it was written here, or last brought up to date. */
    workedMinutes: z.int().nullable(),
    mastery: masteryFigures.nullable(),
    /** The parent's marks together, as hundredths of a percent; null without any. */
    marks: z.object({ count: z.int(), percent: z.int().nullable() }),
    /** The grade as the scale says it; null where there is none (yet). */
    symbol: z.string().nullable(),
    /** Grade points of the scale, unweighted; null where the grade counts in no average. */
    points: z.int().nullable(),
    /** A grade given by hand on another scale has to be given anew. */
    isOtherScale: z.boolean(),
    creditAttempted: z.int(),
    creditEarned: z.int(),
    countsInAverage: z.boolean(),
    isRepeated: z.boolean(),
  })
  .meta({ id: 'TranscriptCourse' });
export type TranscriptCourse = z.infer<typeof transcriptCourse>;

/** Averages are hundredths; null where nothing counts, or where weights are not used on the scale. */
const totals = {
  attempted: z.int(),
  earned: z.int(),
  average: z.int().nullable(),
  weightedAverage: z.int().nullable(),
};
export const transcriptTotals = z.object(totals);
export type TranscriptTotals = z.infer<typeof transcriptTotals>;
export const transcriptYear = z
  .object({ year: z.int(), gradeLevel: z.int(), courses: z.array(transcriptCourse), ...totals })
  .meta({ id: 'TranscriptYear' });
export type TranscriptYear = z.infer<typeof transcriptYear>;

/** A course of the product that a child worked in and that is not on the transcript: offered, never written by itself. */
export const courseOffer = z
  .object({
    productCourse: z.string(),
    title: z.string(),
    subject,
    isFinished: z.boolean(),
    lessonsDone: z.int(),
    lessons: z.int(),
    workedMinutes: z.int(),
    mastery: masteryFigures,
    /** When its last lesson was worked in. */
    lastOn: day,
  })
  .meta({ id: 'CourseOffer' });
export type CourseOffer = z.infer<typeof courseOffer>;

export const transcriptAnswer = z
  .object({
    childId: z.uuid(),
    settings: transcriptSettings,
    /** False until a parent saved the settings: what stands there is a suggestion. */
    isSettled: z.boolean(),
    /** Settings that stand in the newest school year of the record, and are set right there. */
    fromRecord: z.array(z.enum(RECORD_FIELDS)),
    years: z.array(transcriptYear),
    totals: transcriptTotals,
    offers: z.array(courseOffer),
    /** The same for the same transcript; printed on it and carried by its credential. */
    code: z.string(),
  })
  .meta({ id: 'Transcript' });
export type Transcript = z.infer<typeof transcriptAnswer>;
export const transcriptQuery = z.object({ childId: z.uuid() });
export const printQuery = z.object({
  childId: z.uuid(),
  document: z.enum(TRANSCRIPT_DOCUMENTS).default('transcript'),
});
export type PrintQuery = z.infer<typeof printQuery>;

/**
 * One mark a parent gave. Marks are never changed: a new one `corrects` an older, and a void one takes it back.
 * Points are hundredths.
 */
export const markInput = z
  .object({
    id: z.uuid(),
    courseId: z.uuid(),
    kind: z.enum(MARK_KINDS),
    title: line(120),
    points: z.int().min(0, 'Not below 0').max(MARK_POINTS_MAX, 'At most 1000 points'),
    outOf: z.int().min(1, 'At least a hundredth of a point').max(MARK_POINTS_MAX, 'At most 1000 points'),
    weight: z.int().min(1, 'At least 1').max(MARK_WEIGHT_MAX, `At most ${MARK_WEIGHT_MAX}`),
    day,
    corrects: z.uuid().nullable(),
    isVoid: z.boolean(),
  })
  .strict()
  .refine(({ points, outOf }) => points <= 2 * outOf, {
    path: ['points'],
    error: 'At most twice the points it is out of',
  })
  .refine(({ isVoid, corrects }) => !isVoid || corrects !== null, {
    path: ['corrects'],
    error: 'Only a mark that was given can be taken back',
  });
export type MarkInput = z.infer<typeof markInput>;

export const mark = z
  .object({
    id: z.uuid(),
    courseId: z.uuid(),
    kind: z.enum(MARK_KINDS),
    title: z.string(),
    points: z.int(),
    outOf: z.int(),
    weight: z.int(),
    day,
    corrects: z.uuid().nullable(),
    isVoid: z.boolean(),
    /** The mark that took its place, if one did. */
    correctedBy: z.uuid().nullable(),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'Mark' });
export type Mark = z.infer<typeof mark>;
export const marksQuery = z.object({
  courseId: z.uuid(),
  first: z.coerce.number().int().min(1).max(100).default(30),
  /** Marks before this one. */
  before: z.uuid().optional(),
});
export type MarksQuery = z.infer<typeof marksQuery>;
export const marksAnswer = z.object({ marks: z.array(mark), hasMore: z.boolean() });
export type MarksAnswer = z.infer<typeof marksAnswer>;
