/** Names of the administration, free of any library: pages read them. */

/** Why somebody who runs the installation looks at a child's record; the family reads it beside the look. */
export const LOOK_REASONS = [
  'family-asked',
  'sign-in-help',
  'safety',
  'payment',
  'technical',
  'law',
] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** The reason that a value names, if any. */
export const lookReasonOf = (value: unknown): LookReason | undefined =>
  LOOK_REASONS.find((known) => known === value);

/** What a list of people may be narrowed to beside the role. */
export const PERSON_STATES = ['active', 'suspended', 'deleted', 'past-due'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** What an admin may do to an account. */
export const ACCOUNT_ACTS = ['unlock', 'reset', 'suspend', 'allow', 'role', 'remove', 'restore'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** What waits for a person, the most pressing first. */
export const WAITING_KINDS = [
  'safety',
  'letters',
  'wrong',
  'backup',
  'failed-jobs',
  'failed-mail',
  'past-due',
  'faults',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** What an installation warns of by itself, the most pressing first. */
export const ALARM_KINDS = ['disk', 'errors', 'queue', 'backup', 'guessing'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** What a job or a letter that was given up is called in words. */
export const GIVEN_UP_KINDS = [
  'code',
  'reset',
  'account',
  'invitation',
  'alert',
  'consent',
  'payment',
  'contact',
  'texts',
  'news',
  'letter',
  'job',
] as const;
export type GivenUpKind = (typeof GIVEN_UP_KINDS)[number];

/** Fewer people than this are never told apart in a report. */
export const GROUP_MIN = 5;
/** Weeks a report may tell of. */
export const REPORT_WEEKS = [4, 12, 26] as const;
export type ReportWeeks = (typeof REPORT_WEEKS)[number];
/** Groups that a report divides people and moves into. */
export const REPORT_GROUPS = ['ages', 'languages', 'moves', 'safety'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** How a setting of the environment came about. */
export const SETTING_SOURCES = ['environment', 'generated', 'default', 'room', 'none'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/** What the settings are looked through for, in the order shown. */
export const CONFIG_CHECKS = [
  'https',
  'mail',
  'operator',
  'contact',
  'secrets',
  'database',
  'demo',
  'limits',
  'payments',
  'model',
  'google',
  'offline',
] as const;
export type ConfigCheck = (typeof CONFIG_CHECKS)[number];
/** `act`: something to do before families come; `know`: fine, and good to know. */
export const CHECK_STATES = ['good', 'know', 'act'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

export const OPERATOR_NAME_MAX = 200;
export const OPERATOR_ADDRESS_MAX = 400;
export const OPERATOR_PHONE_MAX = 60;
