import type { ConversationContextInput } from '@ori/contracts/tutor';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/database.ts';
import { conversations, messages } from './tutor.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** What a learner may change about their conversation. */
export interface ConversationChanges {
  readonly context?: ConversationContextInput;
  readonly personality?: TutorPersonalityId;
  readonly isActive?: false;
  readonly satisfaction?: number;
  readonly helpfulness?: number;
}

/** The latest messages of each conversation, oldest first. */
const MESSAGES = `select m.* from unnest($1::uuid[]) as c (id), lateral (
    select id, conversation_id as "conversationId", learner_id as "learnerId", family_id as "familyId", role, content,
      message_type as "messageType", metadata, steps, citations, suggested_actions as "suggestedActions",
      follow_up_questions as "followUpQuestions", twin, is_private as "isPrivate", at, sequence
    from tutor_messages where conversation_id = c.id order by sequence desc limit $2) m
  order by m.sequence`;

/** Opens a conversation; one that was active is over with it. */
async function startIn(db: Db, row: typeof conversations.$inferInsert): Promise<ConversationRow> {
  return db.transaction(async (tx) => {
    const active = and(eq(conversations.learnerId, row.learnerId), eq(conversations.isActive, true));
    // Two starts at once meet here, so that one of the two conversations stays active.
    await tx.execute(sql`select 1 from users where id = ${row.learnerId} for no key update`);
    await tx.update(conversations).set({ isActive: false, updatedAt: row.updatedAt }).where(active);
    const [started] = await tx.insert(conversations).values(row).returning();
    if (started === undefined) throw new Error('An insert that returns nothing');
    return started;
  });
}

/** Conversations and their messages; a turn is written by `turns.store.ts`. */
export function createConversationsStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const latest = [desc(conversations.lastAt), desc(conversations.id)];
  return {
    async bySession(sessionId: string): Promise<ConversationRow | null> {
      const rows = await db.select().from(conversations).where(eq(conversations.sessionId, sessionId));
      return rows[0] ?? null;
    },
    async activeOf(learnerId: string): Promise<ConversationRow | null> {
      const active = and(eq(conversations.learnerId, learnerId), eq(conversations.isActive, true));
      return (await db.select().from(conversations).where(active))[0] ?? null;
    },
    async historyOf(learnerId: string, page: { limit: number; offset: number }): Promise<ConversationRow[]> {
      const own = eq(conversations.learnerId, learnerId);
      return db
        .select()
        .from(conversations)
        .where(own)
        .orderBy(...latest)
        .limit(page.limit)
        .offset(page.offset);
    },
    /** The latest `limit` messages of each conversation, oldest first. */
    async messagesOf(conversationIds: readonly string[], limit: number): Promise<MessageRow[]> {
      if (conversationIds.length === 0) return [];
      const values = [conversationIds, limit];
      return (await pool.query<MessageRow>({ name: 'tutor-messages', text: MESSAGES, values })).rows;
    },
    async messagesById(ids: readonly string[]): Promise<MessageRow[]> {
      const wanted = sql`${messages.id} = any(${sql.param([...ids])}::uuid[])`;
      return db.select().from(messages).where(wanted).orderBy(messages.sequence);
    },
    start: (row: typeof conversations.$inferInsert) => startIn(db, row),
    /** Null when the learner has no such conversation. A context is added to what was said before. */
    async change(
      sessionId: string,
      learnerId: string,
      { context, ...changes }: ConversationChanges,
      at: Date,
    ): Promise<ConversationRow | null> {
      const own = and(eq(conversations.sessionId, sessionId), eq(conversations.learnerId, learnerId));
      const merged = sql`${conversations.context} || ${JSON.stringify(context ?? {})}::jsonb`;
      const rows = await db
        .update(conversations)
        .set({ ...changes, context: merged, updatedAt: at })
        .where(own)
        .returning();
      return rows[0] ?? null;
    },
    async startedSince(learnerId: string, since: Date): Promise<number> {
      const recent = and(
        eq(conversations.learnerId, learnerId),
        sql`${conversations.createdAt} > ${since.toISOString()}`,
      );
      return db.$count(conversations, recent);
    },
  };
}
export type ConversationsStore = ReturnType<typeof createConversationsStore>;
