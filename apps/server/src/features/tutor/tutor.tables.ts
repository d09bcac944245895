import {
  TUTOR_MESSAGE_TYPES,
  TUTOR_MODES,
  TUTOR_PERSONALITIES,
  type TutorMessageType,
} from '@ori/contracts/tutor-names';
import type { ConversationContextInput, TutorMessage, TutorMessageMetadata } from '@ori/contracts/tutor';
import type { Locale } from '@ori/contracts/locale';
import type { GroundedProblem } from '@ori/core/tutor/ground';
import type { Ladder } from '@ori/core/tutor/turn';
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0010_tutor`; keys: `0064`), which is the truth. */
const count = (name: string) => integer(name).notNull().default(0);

/**
 * How to find again what learner and tutor work on: a question's signed reference; or the words a learner wrote, with
 * what was verified of them then, so that it need not be solved again at every turn.
 */
export type KeptProblem =
  | { readonly source: 'item'; readonly item: string }
  | {
      readonly source: 'message';
      readonly asked: string;
      readonly locale: Locale;
      readonly problem: GroundedProblem | null;
      /** The key of the question that the page showed when it was last spoken of. */
      readonly beside?: string | null;
    };

export const conversations = pgTable('tutor_conversations', {
  id: uuid('id').notNull(),
  sessionId: uuid('session_id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  personality: text('personality', { enum: TUTOR_PERSONALITIES }).notNull(),
  context: jsonb('context').$type<ConversationContextInput>().notNull(),
  ladder: jsonb('ladder').$type<Ladder>(),
  problem: jsonb('problem').$type<KeptProblem>(),
  revision: count('revision'),
  isActive: boolean('is_active').notNull().default(true),
  messageCount: count('message_count'),
  totalMessages: count('total_messages'),
  replies: count('replies'),
  responseMs: bigint('response_ms', { mode: 'number' }).notNull().default(0),
  satisfaction: integer('satisfaction'),
  helpfulness: integer('helpfulness'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  lastAt: moment('last_at').notNull(),
});

export const messages = pgTable('tutor_messages', {
  id: uuid('id').notNull(),
  conversationId: uuid('conversation_id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  role: text('role', { enum: ['student', 'tutor'] }).notNull(),
  content: text('content').notNull(),
  messageType: text('message_type', { enum: TUTOR_MESSAGE_TYPES }).$type<TutorMessageType>().notNull(),
  metadata: jsonb('metadata').$type<TutorMessageMetadata>().notNull(),
  steps: jsonb('steps').$type<TutorMessage['steps']>().notNull(),
  citations: jsonb('citations').$type<TutorMessage['citations']>().notNull(),
  suggestedActions: text('suggested_actions').array().notNull(),
  followUpQuestions: text('follow_up_questions').array().notNull(),
  twin: jsonb('twin').$type<TutorMessage['twin']>(),
  isPrivate: boolean('is_private').notNull().default(false),
  at: moment('at').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
});

export const limits = pgTable('tutor_limits', {
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  mode: text('mode', { enum: TUTOR_MODES }).notNull(),
  dailyMinutes: integer('daily_minutes'),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  modelVendor: text('model_vendor'),
  changedBy: uuid('changed_by'),
  changedAt: moment('changed_at').notNull(),
});

export const ALERT_AUDIENCES = ['family', 'safeguarding'] as const;
export type AlertAudience = (typeof ALERT_AUDIENCES)[number];

export const alerts = pgTable('tutor_alerts', {
  id: uuid('id').notNull(),
  childId: uuid('child_id').notNull(),
  familyId: uuid('family_id').notNull(),
  tier: text('tier', { enum: ['S1', 'S2'] }).notNull(),
  category: text('category').notNull(),
  audience: text('audience', { enum: ALERT_AUDIENCES }).notNull(),
  excerpt: text('excerpt'),
  at: moment('at').notNull(),
  mailedAt: moment('mailed_at'),
  deliveredAt: moment('delivered_at'),
  escalatedAt: moment('escalated_at'),
  acknowledgedAt: moment('acknowledged_at'),
  acknowledgedBy: uuid('acknowledged_by'),
});

/** Figures a check-in speaks of, so that it can be worded for whoever reads it. */
export interface CheckInFacts {
  readonly daysAway?: number;
  readonly dueReviews?: number;
}

export const checkIns = pgTable('tutor_check_ins', {
  id: uuid('id').notNull(),
  studentId: uuid('student_id').notNull(),
  recipientId: uuid('recipient_id').notNull(),
  familyId: uuid('family_id').notNull(),
  reason: text('reason', { enum: ['inactive', 'due-reviews', 'welcome-back', 'requested'] }).notNull(),
  facts: jsonb('facts').$type<CheckInFacts>().notNull(),
  day: date('day').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at'),
});

export const reports = pgTable('tutor_reports', {
  id: uuid('id').notNull(),
  messageId: uuid('message_id').notNull(),
  reportedBy: uuid('reported_by').notNull(),
  familyId: uuid('family_id').notNull(),
  note: text('note'),
  at: moment('at').notNull(),
});

export const helplineRows = pgTable('tutor_helplines', {
  position: integer('position').primaryKey(),
  country: text('country').notNull(),
  name: text('name').notNull(),
  number: text('number').notNull(),
  languages: text('languages').array().notNull(),
});
