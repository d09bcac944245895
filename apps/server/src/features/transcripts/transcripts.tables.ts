import { SUBJECTS } from '@ori/contracts/content';
import {
  COURSE_GRADINGS,
  COURSE_LEVELS,
  COURSE_STATUSES,
  CREDIT_BASES,
  GRADE_SOURCES,
  GRADING_SCALES,
  MARK_KINDS,
  PAPERS,
  REPEAT_RULES,
  TERMS,
} from '@ori/contracts/transcript-names';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0023_transcripts`; keys: `0063`), which is the truth. */

export const transcriptSettingsRows = pgTable('transcript_settings', {
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  scale: text('scale', { enum: GRADING_SCALES }).notNull(),
  honoursWeight: integer('honours_weight').notNull(),
  apWeight: integer('ap_weight').notNull(),
  dualWeight: integer('dual_weight').notNull(),
  creditBasis: text('credit_basis', { enum: CREDIT_BASES }).notNull(),
  hoursPerCredit: integer('hours_per_credit').notNull(),
  repeatRule: text('repeat_rule', { enum: REPEAT_RULES }).notNull(),
  studentName: text('student_name').notNull(),
  birthDate: date('birth_date'),
  schoolName: text('school_name').notNull(),
  schoolAddress: text('school_address').notNull(),
  administrator: text('administrator').notNull(),
  ninthGradeStart: date('ninth_grade_start'),
  graduatesOn: date('graduates_on'),
  paper: text('paper', { enum: PAPERS }).notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const transcriptCourses = pgTable('transcript_courses', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  productCourse: text('product_course'),
  title: text('title').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  level: text('level', { enum: COURSE_LEVELS }).notNull(),
  provider: text('provider').notNull(),
  year: integer('year').notNull(),
  gradeLevel: integer('grade_level').notNull(),
  term: text('term', { enum: TERMS }).notNull(),
  status: text('status', { enum: COURSE_STATUSES }).notNull(),
  grading: text('grading', { enum: COURSE_GRADINGS }).notNull(),
  gradeFrom: text('grade_from', { enum: GRADE_SOURCES }).notNull(),
  grade: text('grade'),
  minutes: integer('minutes'),
  credit: integer('credit'),
  repeats: uuid('repeats'),
  description: text('description').notNull(),
  texts: text('texts').notNull(),
  instructor: text('instructor').notNull(),
  method: text('method').notNull(),
  assessment: text('assessment').notNull(),
  workedMinutes: integer('worked_minutes'),
  skillsMastered: integer('skills_mastered'),
  skillsTotal: integer('skills_total'),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  removedAt: moment('removed_at'),
});

export const transcriptMarks = pgTable('transcript_marks', {
  id: uuid('id').notNull(),
  courseId: uuid('course_id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  kind: text('kind', { enum: MARK_KINDS }).notNull(),
  title: text('title').notNull(),
  points: integer('points').notNull(),
  outOf: integer('out_of').notNull(),
  weight: integer('weight').notNull(),
  day: date('day').notNull(),
  corrects: uuid('corrects'),
  isVoid: boolean('is_void').notNull(),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
});

export const transcriptCredentials = pgTable('transcript_credentials', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  token: text('token').notNull(),
  issuedBy: uuid('issued_by'),
  issuedAt: moment('issued_at').notNull(),
  validUntil: moment('valid_until'),
});

export const credentialRevocations = pgTable('credential_revocations', {
  credentialId: uuid('credential_id').primaryKey(),
  revokedAt: moment('revoked_at').notNull(),
});

/** `db/migrations/0058_signing_keys.sql`. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk')
    .$type<{ readonly kty: 'RSA'; readonly n: string; readonly e: string }>()
    .notNull(),
  sealedPrivate: text('sealed_private'),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
});
