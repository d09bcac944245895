import { ATTENDANCE_KINDS, ENTRY_KINDS, ENTRY_PLACES, RECORD_SOURCES } from '@ori/contracts/record-names';
import { SUBJECTS } from '@ori/contracts/subjects';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints, triggers and indexes are in `db/migrations` (`0021_records`, `0040_state_subjects`; keys: `0062`). */

export const studentYears = pgTable('student_years', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  state: text('state'),
  pathway: text('pathway'),
  legalName: text('legal_name').notNull(),
  birthDate: date('birth_date'),
  grade: integer('grade').notNull(),
  schoolName: text('school_name').notNull(),
  supervisor: text('supervisor').notNull(),
  qualification: text('qualification').notNull(),
  district: text('district').notNull(),
  fullDayMinutes: integer('full_day_minutes').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const recordEntries = pgTable('record_entries', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  day: date('day').notNull(),
  startedAt: moment('started_at'),
  minutes: integer('minutes').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  stateSubject: text('state_subject'),
  isCore: boolean('is_core'),
  place: text('place', { enum: ENTRY_PLACES }).notNull(),
  kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
  title: text('title').notNull(),
  materials: text('materials').array().notNull(),
  source: text('source', { enum: RECORD_SOURCES }).notNull(),
  correctionOf: uuid('correction_of'),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
});

export const recordStrikes = pgTable('record_strikes', {
  entryId: uuid('entry_id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  day: date('day').notNull(),
  because: text('because').notNull(),
  struckBy: uuid('struck_by'),
  struckAt: moment('struck_at').notNull(),
});

export const attendanceWords = pgTable(
  'attendance_words',
  {
    wordId: uuid('word_id').notNull(),
    childId: uuid('child_id').notNull(),
    familyId: uuid('family_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: ATTENDANCE_KINDS }),
    source: text('source', { enum: RECORD_SOURCES }).notNull(),
    writtenBy: uuid('written_by'),
    writtenAt: moment('written_at').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.wordId, table.day] })],
);

export const recordLocks = pgTable('record_locks', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  fromDay: date('from_day').notNull(),
  toDay: date('to_day').notNull(),
  because: text('because').notNull(),
  lockedBy: uuid('locked_by'),
  lockedAt: moment('locked_at').notNull(),
});
