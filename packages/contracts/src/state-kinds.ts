/** Names of what state law is made of, free of any library. */

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

/** What a family hands in, or has in hand, at a date. */
export const FILING_TYPES = [
  'intent',
  'affidavit',
  'plan',
  'quarterly',
  'semiannual',
  'assessment',
  'evaluation',
  'progress',
  'approval',
  'membership',
] as const;
export type FilingType = (typeof FILING_TYPES)[number];

/** What a source is: the law itself, an office of the state, a school district, or somebody who writes about it. */
export const SOURCE_KINDS = ['statute', 'regulation', 'bill', 'agency', 'district', 'guide'] as const;

/** Kinds of entries that feed a state's subject whatever subject of ours they stand under. */
export const SUBJECT_KINDS = ['music', 'sport'] as const;

/** How something was handed in. */
export const FILING_METHODS = ['mail', 'certified-mail', 'email', 'portal', 'in-person', 'kept'] as const;
export type FilingMethod = (typeof FILING_METHODS)[number];

/** Where something that is asked for stands today. `unknown`: it depends on what we do not know. */
export const DUTY_STATES = ['done', 'later', 'soon', 'overdue', 'unknown'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

/** Where the time a year asks for stands: reached, still running, short at the year's end, or not to be told. */
export const MEASURE_STATES = ['done', 'running', 'short', 'unknown'] as const;
export type MeasureState = (typeof MEASURE_STATES)[number];

/** Was anything logged for a subject? `unknown`: only minutes that may be another subject's. */
export const SUBJECT_STATES = ['seen', 'unknown', 'missing'] as const;
export type SubjectState = (typeof SUBJECT_STATES)[number];

export const FILING_RECEIPT_MAX = 80;
export const FILING_NOTE_MAX = 300;
/** Filings of a page of the list. */
export const FILINGS_PAGE = 20;
