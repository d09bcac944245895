import type { Database } from '../../db/database.ts';

export interface StatsRow {
  readonly conversations: number;
  readonly totalMessages: number;
  readonly averageResponseTime: number | null;
  readonly averageSatisfaction: number | null;
  readonly averageHelpfulness: number | null;
  readonly activeMs: number;
  readonly topics: readonly { readonly topic: string; readonly messages: number }[];
}

const TOPICS_SHOWN = 10;
/** Conversations are kept for a while only; what was counted by day stays. */
const STATS = `select
  (select count(*)::int from tutor_conversations where learner_id = $1 and last_at >= $2) as conversations,
  (select count(*)::int from tutor_messages where learner_id = $1 and at >= $2) as "totalMessages",
  (select avg((metadata ->> 'responseTime')::float) from tutor_messages
    where learner_id = $1 and at >= $2 and role = 'tutor') as "averageResponseTime",
  (select avg(satisfaction)::float from tutor_conversations where learner_id = $1 and last_at >= $2) as "averageSatisfaction",
  (select avg(helpfulness)::float from tutor_conversations where learner_id = $1 and last_at >= $2) as "averageHelpfulness",
  (select coalesce(sum(active_ms), 0)::float from tutor_days where learner_id = $1 and day >= $3) as "activeMs",
  coalesce((select json_agg(t) from (select metadata ->> 'topic' as topic, count(*)::int as messages from tutor_messages
    where learner_id = $1 and at >= $2 and role = 'tutor' and metadata ->> 'topic' is not null
    group by 1 order by 2 desc, 1 limit ${TOPICS_SHOWN}) t), '[]') as topics`;

/** What one learner and the tutor did together, counted from rows. */
export function createStatsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** `since` is a moment, `sinceDay` the learner's own day. */
    async statsOf(learnerId: string, since: Date, sinceDay: string): Promise<StatsRow> {
      const values = [learnerId, since, sinceDay];
      const [row] = (await pool.query<StatsRow>({ name: 'tutor-stats', text: STATS, values })).rows;
      if (row === undefined) throw new Error('A row of counts is always there');
      return row;
    },
  };
}
export type StatsStore = ReturnType<typeof createStatsStore>;
