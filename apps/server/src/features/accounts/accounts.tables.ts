import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0001_accounts.sql`, which is the truth. */

export const families = pgTable('families', {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** In `db/migrations/0051_unused_accounts.sql`: when somebody of it was last signed in, to the day. */
  lastActiveAt: moment('last_active_at').notNull().defaultNow(),
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  role: text('role', { enum: ['student', 'parent', 'teacher', 'admin'] }).notNull(),
  ageGroup: text('age_group', { enum: ['k2', 'elementary', 'middle', 'high', 'university', 'adult'] }),
  sacredId: text('sacred_id'),
  email: text('email'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  birthYear: integer('birth_year'),
  birthMonth: integer('birth_month'),
  gradeLevel: integer('grade_level'),
  pinHash: text('pin_hash'),
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject'),
  pictureKey: boolean('picture_key').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  locale: text('locale', { enum: ['en', 'fr', 'es'] })
    .notNull()
    .default('en'),
  timeZone: text('time_zone').notNull().default('UTC'),
  country: text('country'),
  avatarUrl: text('avatar_url'),
  preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
  newsletter: boolean('newsletter').notNull().default(false),
  newsletterSince: moment('newsletter_since'),
  termsAgreedAt: moment('terms_agreed_at'),
  termsVersion: text('terms_version'),
  createdAt: moment('created_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});
export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  parentId: uuid('parent_id'),
  kind: text('kind', { enum: ['cookie', 'bearer'] }).notNull(),
  tokenHash: text('token_hash').notNull(),
  deviceId: uuid('device_id'),
  label: text('label').notNull().default(''),
  remembered: boolean('remembered').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    deviceId: uuid('device_id').notNull(),
    userId: uuid('user_id').notNull(),
    familyId: uuid('family_id').notNull(),
    /** Those that faded and were forgotten by a success left out. */
    failures: integer('failures_in_a_row').notNull().default(0),
    /** In `db/migrations/0045_guessing.sql`: from when the next failure fades. */
    failingSince: moment('failing_since').notNull().defaultNow(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceId, table.userId] })],
);

/** In `db/migrations/0027_limits.sql`. */
export const sessionProofs = pgTable('session_proofs', {
  sessionId: uuid('session_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  provedAt: moment('proved_at').notNull(),
});

export const FAILURE_SCOPES = [
  'account-day',
  'account-total',
  'address-hour',
  'installation-hour',
  'guesses-hour',
  'call',
] as const;
export type FailureScope = (typeof FAILURE_SCOPES)[number];

export const pinFailures = pgTable(
  'pin_failures',
  {
    scope: text('scope', { enum: FAILURE_SCOPES }).notNull(),
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key, table.windowStart] })],
);

export const ONE_TIME_KINDS = [
  'pin-reset',
  'second-step',
  'oauth-return',
  'email-change',
  'email-undo',
] as const;
export type OneTimeKind = (typeof ONE_TIME_KINDS)[number];

export const oneTimeTokens = pgTable('one_time_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  kind: text('kind', { enum: ONE_TIME_KINDS }).notNull(),
  secretHash: text('secret_hash').notNull(),
  binding: text('binding'),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id'),
  actorId: uuid('actor_id'),
  subjectId: uuid('subject_id'),
  act: text('act').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  at: moment('at').notNull(),
});
