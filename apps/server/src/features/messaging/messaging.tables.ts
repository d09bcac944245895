import { AUDIENCES, DIGESTS, THREAD_KINDS, THREAD_PARTS } from '@ori/contracts/messaging-names';
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0026_messages.sql`, `0034` and (keys) `0065`, the truth. */

export const childTeachers = pgTable('child_teachers', {
  id: uuid('id').primaryKey(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  teacherId: uuid('teacher_id'),
  invitedAs: text('invited_as').notNull(),
  invitedBy: uuid('invited_by'),
  invitedAt: moment('invited_at').notNull(),
  seesProgress: boolean('sees_progress').notNull(),
  seesRecords: boolean('sees_records').notNull(),
  givesWork: boolean('gives_work').notNull(),
  acceptedAt: moment('accepted_at'),
  endedAt: moment('ended_at'),
  endedBy: uuid('ended_by'),
});

export const teacherConsents = pgTable('teacher_consents', {
  id: uuid('id').notNull(),
  linkId: uuid('link_id').notNull(),
  familyId: uuid('family_id').notNull(),
  seesProgress: boolean('sees_progress').notNull(),
  seesRecords: boolean('sees_records').notNull(),
  givesWork: boolean('gives_work').notNull(),
  textVersion: text('text_version').notNull(),
  givenBy: uuid('given_by'),
  givenAt: moment('given_at').notNull(),
});

export const messages = pgTable('messages', {
  id: uuid('id').notNull(),
  familyId: uuid('family_id').notNull(),
  childId: uuid('child_id').notNull(),
  kind: text('kind', { enum: THREAD_KINDS }).notNull(),
  linkId: uuid('link_id'),
  authorId: uuid('author_id'),
  authorPart: text('author_part', { enum: THREAD_PARTS }).notNull(),
  body: text('body').notNull(),
  writtenAt: moment('written_at').notNull(),
});

export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  authorId: uuid('author_id').notNull(),
  audience: text('audience', { enum: AUDIENCES }).notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  publishedAt: moment('published_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});

export const notificationChoices = pgTable('notification_choices', {
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  muted: text('muted').array().notNull(),
  quietFrom: text('quiet_from'),
  quietUntil: text('quiet_until'),
  digest: text('digest', { enum: DIGESTS }).notNull(),
  digestHour: integer('digest_hour').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const notificationDigests = pgTable('notification_digests', {
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  day: date('day').notNull(),
  sentAt: moment('sent_at').notNull(),
});
