import { sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';

/** Talks of a learner that a family can see anything of, or in which nothing was said; held until they are gone. */
async function held(tx: Executor, learnerId: string, sessionId: string | null): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from tutor_conversations c
    where c.learner_id = ${learnerId} and (${sessionId}::uuid is null or c.session_id = ${sessionId})
      and (not exists (select 1 from tutor_messages where conversation_id = c.id)
        or exists (select 1 from tutor_messages where conversation_id = c.id and not is_private))
    order by c.id for update`);
  return rows.map(({ id }) => id);
}

/**
 * Erases what the family can read of these talks. What a child said of the family itself was never shown to it and does
 * not go with the rest: it is forgotten by its own day, in a talk that is over and remembers nothing else.
 */
async function erase(tx: Executor, ids: readonly string[], at: Date): Promise<void> {
  const talks = sql`any(${sql.param([...ids])}::uuid[])`;
  await tx.execute(sql`delete from tutor_sentences where message_id in
    (select id from tutor_messages where conversation_id = ${talks} and not is_private)`);
  await tx.execute(sql`delete from tutor_messages where conversation_id = ${talks} and not is_private`);
  await tx.execute(sql`delete from tutor_conversations c where id = ${talks}
    and not exists (select 1 from tutor_messages where conversation_id = c.id)`);
  await tx.execute(sql`update tutor_conversations c set context = '{}', ladder = null, problem = null,
      revision = revision + 1, is_active = false, updated_at = ${at.toISOString()}, message_count = s.sent,
      total_messages = s.total, satisfaction = null, helpfulness = null
    from (select conversation_id, count(*)::int as total, count(*) filter (where role = 'student')::int as sent
      from tutor_messages where conversation_id = ${talks} group by conversation_id) s
    where c.id = s.conversation_id`);
}

/** One talk of a learner, or with null all of them; answers how many went. Belongs in a transaction. */
export async function forgetTalks(
  tx: Executor,
  { learnerId, sessionId, at }: { learnerId: string; sessionId: string | null; at: Date },
): Promise<number> {
  const ids = await held(tx, learnerId, sessionId);
  if (ids.length > 0) await erase(tx, ids, at);
  return ids.length;
}
