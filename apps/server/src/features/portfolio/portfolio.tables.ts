import { ASSESSMENT_KINDS, KEPT_TYPES } from '@ori/contracts/portfolio-names';
import { SUBJECTS } from '@ori/contracts/subjects';
import { boolean, date, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0029_portfolio`; keys: `0063`), which is the truth. */

const ofChild = { id: uuid('id').notNull(), childId: uuid('child_id').notNull() };
const kept = { familyId: uuid('family_id').notNull(), addedAt: moment('added_at').notNull() };

export const workSamples = pgTable('work_samples', {
  ...ofChild,
  ...kept,
  title: text('title').notNull(),
  subject: text('subject', { enum: SUBJECTS }).notNull(),
  day: date('day').notNull(),
  childWords: text('child_words').notNull(),
  note: text('note').notNull(),
  standard: text('standard').notNull(),
});

export const sampleFiles = pgTable('sample_files', {
  familyId: uuid('family_id').notNull(),
  sampleId: uuid('sample_id').notNull(),
  type: text('type', { enum: KEPT_TYPES }).notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  widthPx: integer('width_px'),
  heightPx: integer('height_px'),
  content: bytes('content').notNull(),
  thumb: bytes('thumb'),
  addedAt: moment('added_at').notNull(),
});

export const booksRead = pgTable('books_read', {
  ...ofChild,
  ...kept,
  title: text('title').notNull(),
  author: text('author').notNull(),
  isbn: text('isbn').notNull(),
  startedOn: date('started_on'),
  finishedOn: date('finished_on'),
});

export const assessments = pgTable('assessments', {
  ...ofChild,
  ...kept,
  kind: text('kind', { enum: ASSESSMENT_KINDS }).notNull(),
  instrument: text('instrument').notNull(),
  form: text('form').notNull(),
  takenOn: date('taken_on').notNull(),
  giver: text('giver').notNull(),
  licence: text('licence').notNull(),
  isCertified: boolean('is_certified').notNull(),
  note: text('note').notNull(),
  raw: doublePrecision('raw'),
  percentile: integer('percentile'),
  stanine: integer('stanine'),
  composite: text('composite').notNull(),
});
