/** Names of grades and transcripts, free of any library: pages read them before they have anything else. */
export const GRADING_SCALES = [
  'us-plus-minus',
  'us-letter',
  'percent',
  'pass-fail',
  'french-20',
  'spanish-10',
] as const;
export type GradingScale = (typeof GRADING_SCALES)[number];

export const COURSE_LEVELS = ['regular', 'honours', 'ap', 'dual'] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];
/** Terms in the order of a school year that begins in autumn; `year` is the whole of it. */
export const TERMS = ['year', 'fall', 'winter', 'spring', 'summer'] as const;
export type Term = (typeof TERMS)[number];
export const COURSE_STATUSES = ['in-progress', 'completed', 'withdrawn'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];
export const COURSE_GRADINGS = ['graded', 'pass-fail'] as const;
/** Where a grade comes from: the skills mastered here, the parent's marks, or the parent's own word. */
export const GRADE_SOURCES = ['mastery', 'marks', 'hand'] as const;
export type GradeSource = (typeof GRADE_SOURCES)[number];
export const CREDIT_BASES = ['hours', 'completion'] as const;
export type CreditBasis = (typeof CREDIT_BASES)[number];
/** Which of a repeated course's grades counts. */
export const REPEAT_RULES = ['latest', 'best', 'all'] as const;
export type RepeatRule = (typeof REPEAT_RULES)[number];
/** What a school year names and a transcript repeats: told in the record, once. */
export const RECORD_FIELDS = ['studentName', 'birthDate', 'schoolName', 'administrator'] as const;
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];
export const MARK_KINDS = ['assignment', 'test', 'project'] as const;
export const TRANSCRIPT_DOCUMENTS = ['transcript', 'course-descriptions'] as const;
export type TranscriptDocument = (typeof TRANSCRIPT_DOCUMENTS)[number];

/** A whole credit is customarily 120 to 180 hours of work. */
export const CREDIT_HOURS_MIN = 120;
export const CREDIT_HOURS_MAX = 180;
/** Credits, grade points and weights travel as hundredths: no sum of them drifts. */
export const HUNDREDTHS = 100;
export const CREDIT_MAX = 10 * HUNDREDTHS;
export const WEIGHT_MAX = 2 * HUNDREDTHS;
export const SCHOOL_YEAR_MIN = 2000;
export const SCHOOL_YEAR_MAX = 2100;
export const COURSES_MAX = 200;
export const MARK_WEIGHT_MAX = 100;
/** Points of a mark, as hundredths. */
export const MARK_POINTS_MAX = 1_000 * HUNDREDTHS;
