import { FILING_METHODS, FILING_TYPES } from '@ori/contracts/state-kinds';
import { STATE_CODES, type StateCode } from '@ori/contracts/state-names';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

const [firstCode = 'US-AL', ...otherCodes] = STATE_CODES;
const codes: [StateCode, ...StateCode[]] = [firstCode, ...otherCodes];

/** Columns only: constraints and indexes are in `db/migrations` (`0022_filings`; keys: `0062`), which is the truth. */
export const filings = pgTable('filings', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  yearId: uuid('year_id').notNull(),
  state: text('state', { enum: codes }).notNull(),
  pathway: text('pathway').notNull(),
  dutyId: text('duty_id').notNull(),
  part: integer('part'),
  type: text('type', { enum: FILING_TYPES }).notNull(),
  dueOn: date('due_on'),
  sentOn: date('sent_on').notNull(),
  method: text('method', { enum: FILING_METHODS }).notNull(),
  receipt: text('receipt').notNull(),
  note: text('note').notNull(),
  correctionOf: uuid('correction_of'),
  isTakenBack: boolean('is_taken_back').notNull(),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
});

/** Columns only: constraints and indexes are in `db/migrations` (`0039_own_filing_dates`; keys: `0062`), which is the truth. */
export const ownFilingDates = pgTable('own_filing_dates', {
  yearId: uuid('year_id').notNull(),
  state: text('state', { enum: codes }).notNull(),
  pathway: text('pathway').notNull(),
  dutyId: text('duty_id').notNull(),
  /** 0 where it comes once in a year. */
  part: integer('part').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  dueOn: date('due_on').notNull(),
  writtenBy: uuid('written_by'),
  writtenAt: moment('written_at').notNull(),
});
