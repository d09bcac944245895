import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0002_families.sql`, which is the truth. */

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic', { enum: ['question', 'problem', 'content', 'privacy', 'other'] }).notNull(),
  message: text('message').notNull(),
  locale: text('locale').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const clientLogs = pgTable('client_logs', {
  id: uuid('id').primaryKey(),
  level: text('level', { enum: ['warn', 'error'] }).notNull(),
  message: text('message').notNull(),
  detail: text('detail'),
  path: text('path'),
  occurredAt: moment('occurred_at').notNull(),
  receivedAt: moment('received_at').notNull(),
});
