import type { Database } from '../../../db/database.ts';

export interface Line {
  readonly role: 'student' | 'tutor';
  readonly content: string;
}

const LATEST = `select role, content from (
    select role, content, sequence from tutor_messages
    where conversation_id = $1 and not is_private order by sequence desc limit $2) l
  order by sequence`;

/** The last lines of a conversation, oldest first, as a language model may read them: private data is not in them. */
export function createHistoryStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async latest(conversationId: string, limit: number): Promise<Line[]> {
      const values = [conversationId, limit];
      return (await pool.query<Line>({ name: 'tutor-model-history', text: LATEST, values })).rows;
    },
  };
}
export type HistoryStore = ReturnType<typeof createHistoryStore>;
