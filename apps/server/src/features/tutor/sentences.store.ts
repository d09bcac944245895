import type { Database } from '../../db/database.ts';

/** Sentences of replies that still form: kept only so that every process can read what it was told of. */
export function createSentencesStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async keep(sentence: { messageId: string; position: number; content: string; at: Date }): Promise<void> {
      const text =
        'insert into tutor_sentences (message_id, position, content, at) values ($1, $2, $3, $4) on conflict do nothing';
      const values = [sentence.messageId, sentence.position, sentence.content, sentence.at];
      await pool.query({ name: 'tutor-keep-sentence', text, values });
    },
    async find(messageId: string, position: number): Promise<string | null> {
      const text = 'select content from tutor_sentences where message_id = $1 and position = $2';
      const values = [messageId, position];
      const { rows } = await pool.query<{ content: string }>({ name: 'tutor-sentence', text, values });
      return rows[0]?.content ?? null;
    },
    async forgetBefore(at: Date): Promise<void> {
      await pool.query('delete from tutor_sentences where at < $1', [at]);
    },
  };
}
export type SentencesStore = ReturnType<typeof createSentencesStore>;
