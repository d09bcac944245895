import type { Database } from '../../../db/database.ts';
import type { Place } from '../../../http/page-cursor.ts';

export interface TranscriptRow {
  readonly id: string;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly messages: number;
  readonly topics: readonly string[];
  /** The highest hint level given, and how often a problem was solved. */
  readonly highestLevel: number;
  readonly solved: number;
}

/** What a family may read of its child's conversations; `$2`, `$3` is the place after which the page begins. */
const PAGE = `select c.id, c.session_id as "sessionId", c.created_at as "startedAt", c.last_at as "lastAt", m.*
  from tutor_conversations c, lateral (
    select count(*)::int as messages,
      coalesce(array_agg(distinct metadata ->> 'topic') filter (where metadata ->> 'topic' is not null), '{}') as topics,
      coalesce(max((metadata ->> 'level')::int), 0) as "highestLevel",
      count(*) filter (where metadata ->> 'move' = 'praise')::int as solved
    from tutor_messages where conversation_id = c.id and not is_private) m
  where c.learner_id = $1 and m.messages > 0 and ($2::timestamptz is null or (c.last_at, c.id) < ($2, $3::uuid))
  order by c.last_at desc, c.id desc limit $4`;

export function createTranscriptsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async pageOf(learnerId: string, after: Place | null, size: number): Promise<TranscriptRow[]> {
      const values = [learnerId, after?.at ?? null, after?.id ?? null, size];
      return (await pool.query<TranscriptRow>({ name: 'tutor-transcripts', text: PAGE, values })).rows;
    },
  };
}
export type TranscriptsStore = ReturnType<typeof createTranscriptsStore>;
